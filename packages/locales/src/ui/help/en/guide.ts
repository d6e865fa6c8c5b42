import type { Messages } from '../../../words.ts';

/** The page for learning, and the guided first game step by step. */
export const guide = {
  'ui.help.learn': 'Learn',
  'ui.help.learn.title': 'Learn Founders of the Empire in five minutes',
  'ui.help.learn.about':
    'A first game on the real table, against a bot that plays along. Every step says what is going on and what to do; whatever you may press is lit. Afterwards the game goes on as you like.',
  'ui.help.learn.begin': 'Begin the guided game',
  'ui.help.learn.continue': 'Continue the guided game',
  'ui.help.learn.again': 'Start over',
  'ui.help.learn.topic.rows': 'Stacks, rows and your first tiles',
  'ui.help.learn.topic.add': 'Adding a tile with resources from its neighbours',
  'ui.help.learn.topic.points': 'Victory tiles, score and the end of the game',
  'ui.help.learn.topic.tokens': 'A cart, a coin, and replacing a tile',
  'ui.help.learn.rules': 'Look something up',
  'ui.help.learn.book.founders': 'All rules with their numbers, to be searched; 2 to 4 players, 30 to 45 minutes',
  'ui.help.learn.book.civilization': 'All rules with their numbers, in English; 2 to 4 players, an evening',
  'ui.help.learn.keys': 'Keys at the table',
  'ui.help.learn.tip.walk': 'walk to everything that can be chosen',
  'ui.help.learn.tip.enter': 'choose and confirm',
  'ui.help.learn.tip.undo': 'take back',
  'ui.help.learn.tip.text': 'the table as text',
  'ui.help.learn.tip.rules': 'the rules',

  'ui.help.guide': 'Guided game',
  'ui.help.guide.preparing': 'The table is being set.',
  'ui.help.guide.step': 'Step {step} of {all}',
  'ui.help.guide.leave': 'Leave the guided game',
  'ui.help.guide.waiting': 'Your opponent is moving …',

  'ui.help.guide.draft.title': 'Your first tile',
  'ui.help.guide.draft.text':
    'You build a territory of tiles. It begins with two nature tiles; each of them supplies one of its two resources at a time.',
  'ui.help.guide.draft.todo': 'Take the Cliff from the green row: it gives plants or stone.',
  'ui.help.guide.second.title': 'Your second tile',
  'ui.help.guide.second.text':
    'Your opponent has taken two tiles in a row; the last pick is yours. Most useful is what you do not have yet.',
  'ui.help.guide.second.todo': 'Take the River: it gives wood or water.',
  'ui.help.guide.lay.title': 'Found your territory',
  'ui.help.guide.lay.text':
    'These two tiles are your territory. From now on every new tile must lie side by side with one of yours.',
  'ui.help.guide.lay.todo': 'Lay the River to the right of the Cliff and confirm.',
  'ui.help.guide.turn.title': 'A turn has three steps',
  'ui.help.guide.turn.text':
    'First you turn up a tile from one of the three stacks: nature, village or city. Then you may play a token. Last you add one tile from any row to your territory.',
  'ui.help.guide.turn.todo': 'Turn up a tile: press the blue village stack.',
  'ui.help.guide.village.title': 'Two resources from two neighbours',
  'ui.help.guide.village.text':
    'The Gold Mine costs stone and water: they stand in its corner. Each must come from a different tile around its new place, corners included. Nothing is used up.',
  'ui.help.guide.village.todo': 'Pick the Gold Mine and place it above the Cliff. The arrows show who supplies what.',
  'ui.help.guide.rows.title': 'Your turn again',
  'ui.help.guide.rows.text':
    'Your opponent has moved; the log tells what happened. A row holds five tiles: a sixth clears it, so look before you turn up.',
  'ui.help.guide.rows.todo': 'Turn up a tile of the violet city stack.',
  'ui.help.guide.city.title': 'A city tile brings a token',
  'ui.help.guide.city.text':
    'City tiles cost a village good and a basic resource. They produce a city good and give you a token at once. A token that you keep is worth 1 point.',
  'ui.help.guide.city.todo': 'Pick the Inn (gold and stone) and place it above the River.',
  'ui.help.guide.token.title': 'You hold a cart',
  'ui.help.guide.token.text':
    'A token can be played from the turn after you got it, one a turn, between turning up and adding.',
  'ui.help.guide.token.todo': 'Turn up a tile first: the violet city stack again.',
  'ui.help.guide.cart.title': 'Play the cart',
  'ui.help.guide.cart.text':
    'A cart lies on four of your tiles that form a square and joins them: each of the four can now supply what any of them produces.',
  'ui.help.guide.cart.todo': 'Pick the cart among your tokens and put it on the middle of your four tiles.',
  'ui.help.guide.victory.title': 'Your first point',
  'ui.help.guide.victory.text':
    'The red victory tiles bring points; nothing refills them. The Altar of Neptune needs transport and water. The cart brings both to the tiles above its place.',
  'ui.help.guide.victory.todo': 'Pick the Altar of Neptune and place it below the Cliff.',
  'ui.help.guide.score.title': 'Points and dangers',
  'ui.help.guide.score.text':
    'Everybody’s points stand beside the names. Your opponent now holds a war token: it can put the topmost tile of a column out of action.',
  'ui.help.guide.score.todo': 'Turn up a tile of the violet city stack.',
  'ui.help.guide.replace.title': 'Replace a tile',
  'ui.help.guide.replace.text':
    'A new tile may also take the place of one of yours. That costs 1 point at the end. Here it pays: the Market Square brings a coin, and the Cliff is not needed any more.',
  'ui.help.guide.replace.todo': 'Pick the Market Square and lay it on your Cliff.',
  'ui.help.guide.coin.title': 'What a coin can do',
  'ui.help.guide.coin.text':
    'The Forum Romanum is worth 3 points and needs gold and wine. You have gold; your opponent’s Winery makes wine. A coin buys it for one turn.',
  'ui.help.guide.coin.todo': 'Turn up a tile first: the green nature stack.',
  'ui.help.guide.buy.title': 'Buy wine',
  'ui.help.guide.buy.text':
    'A coin is put on a tile of an opponent. What the tile produces is yours this turn, anywhere in your territory; the opponent keeps the coin afterwards.',
  'ui.help.guide.buy.todo': 'Pick your coin and put it on your opponent’s Winery.',
  'ui.help.guide.forum.title': 'Three points at once',
  'ui.help.guide.forum.text': 'The wine is bought, and the gold comes by cart from your Gold Mine. The Forum fits.',
  'ui.help.guide.forum.todo': 'Pick the Forum Romanum and place it below the River.',
  'ui.help.guide.done.title': 'Now you know the game',
  'ui.help.guide.done.text':
    'It ends when the last victory tile is taken or the stacks are empty. Then count: victory tiles, 2 points for each craftsmen token played, 1 for each token kept, −1 for each replaced tile. Most points win.',
  'ui.help.guide.done.score': 'It stands {own} to {other}.',
  'ui.help.guide.playOn': 'Play on from here',
  'ui.help.guide.newGame': 'New game against bots',
} as const satisfies Messages;

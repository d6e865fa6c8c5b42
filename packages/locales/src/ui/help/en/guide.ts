import type { Messages } from '../../../words.ts';

/** The page for learning, and the guided first game step by step. */
export const guide = {
  'ui.help.learn': 'Learn',
  'ui.help.learn.title': 'Learn Founders of the Empire in five minutes',
  'ui.help.learn.about':
    'A first game at the real table, against a bot. Every step explains what is going on and what to do; everything you can press is highlighted. Afterwards you can play on as you like.',
  'ui.help.learn.begin': 'Begin the guided game',
  'ui.help.learn.continue': 'Continue the guided game',
  'ui.help.learn.again': 'Start over',
  'ui.help.learn.topic.rows': 'Stacks, rows and your first tiles',
  'ui.help.learn.topic.add': 'Adding a tile with resources from neighbouring tiles',
  'ui.help.learn.topic.points': 'Victory tiles, score and the end of the game',
  'ui.help.learn.topic.tokens': 'A cart, a coin, and replacing a tile',
  'ui.help.learn.rules': 'Look something up',
  'ui.help.learn.book.founders': 'All rules with their numbers, searchable; 2 to 4 players, 30 to 45 minutes',
  'ui.help.learn.book.civilization': 'All rules with their numbers, in English; 2 to 4 players, an evening',
  'ui.help.learn.keys': 'Keys at the table',
  'ui.help.learn.tip.walk': 'go to everything you can choose',
  'ui.help.learn.tip.enter': 'choose and confirm',
  'ui.help.learn.tip.undo': 'take back',
  'ui.help.learn.tip.text': 'text view of the table',
  'ui.help.learn.tip.rules': 'the rules',

  'ui.help.guide': 'Guided game',
  'ui.help.guide.preparing': 'Setting up the table…',
  'ui.help.guide.step': 'Step {step} of {all}',
  'ui.help.guide.leave': 'Leave the guided game',
  'ui.help.guide.waiting': 'Your opponent is playing…',
  'ui.help.guide.show': 'Show me',
  'ui.help.guide.press': 'Now press “{button}”.',
  'ui.help.guide.answer': 'There is one answer below the question: choose it.',
  'ui.help.guide.next': 'And now a game of your own?',

  'ui.help.guide.draft.title': 'Your first tile',
  'ui.help.guide.draft.text':
    'Build a territory of tiles and get the most points. It begins with two nature tiles. Each of them supplies one of its two resources at a time.',
  'ui.help.guide.draft.todo': 'Press the tile in the bright frame: the Cliff. It gives plants or stone.',
  'ui.help.guide.second.title': 'Your second tile',
  'ui.help.guide.second.text':
    'Your opponent picked second and third, so the last pick is yours. Most useful is what you do not have yet.',
  'ui.help.guide.second.todo': 'Press the River in the bright frame. It gives wood or water.',
  'ui.help.guide.lay.title': 'Found your territory',
  'ui.help.guide.lay.text':
    'These two tiles are your territory. From now on every new tile must lie side by side with one of yours.',
  'ui.help.guide.lay.todo': 'Press the highlighted place to the right of the Cliff.',
  'ui.help.guide.lay.then': 'The River lies to the right of the Cliff. Press “{button}”.',
  'ui.help.guide.turn.title': 'A turn has three steps',
  'ui.help.guide.turn.text':
    'First you reveal a tile from one of the three stacks: nature, village or city. Then you may play a token, once you have one. Last you add one tile from any row to your territory.',
  'ui.help.guide.turn.todo': 'Reveal a tile: press the blue village stack.',
  'ui.help.guide.village.title': 'Two resources from two neighbouring tiles',
  'ui.help.guide.village.text':
    'You may add any tile from the rows, not only the new one. Its top corner shows what it needs: stone and water for the Gold Mine. Each must come from a different tile around its place; corners count. Nothing is used up.',
  'ui.help.guide.village.todo': 'Press the Gold Mine in the blue row.',
  'ui.help.guide.village.then': 'It goes above the Cliff; the arrows show which tile supplies what. Press “{button}”.',
  'ui.help.guide.rows.title': 'Your turn again',
  'ui.help.guide.rows.text':
    'Your opponent has added a tile as well. Keep an eye on the rows: a row holds five tiles, and before a sixth is revealed those five leave the game.',
  'ui.help.guide.rows.todo': 'Reveal a tile: press the violet city stack.',
  'ui.help.guide.city.title': 'A city tile gives you a token',
  'ui.help.guide.city.text':
    'Round icons are basic resources, square ones village goods, six-sided ones city goods. A city tile needs a village good and a basic resource, and gives you a token at once. A token that you keep is worth 1 point.',
  'ui.help.guide.city.todo': 'Press the Inn in the violet row. It needs gold and stone.',
  'ui.help.guide.city.then': 'It goes above the River. Press “{button}”.',
  'ui.help.guide.token.title': 'You hold a cart',
  'ui.help.guide.token.text':
    'The Inn gave you a cart token, worth 1 point. You may play one token per turn, after revealing a tile, but not in the turn you get it. Once played, it helps you, but its point is gone.',
  'ui.help.guide.token.todo': 'First reveal a tile: press the violet city stack again.',
  'ui.help.guide.cart.title': 'Play the cart',
  'ui.help.guide.cart.text':
    'A cart lies on four of your tiles that form a square and joins them: each of the four can now supply what any of them produces.',
  'ui.help.guide.cart.todo': 'Press your cart, the round brown token.',
  'ui.help.guide.cart.then': 'It joins your four tiles. Press “{button}”.',
  'ui.help.guide.victory.title': 'A victory tile',
  'ui.help.guide.victory.text':
    'Red victory tiles give the points shown on them; they are never refilled. The Altar of Neptune needs transport, which your Inn makes, and water. The cart brings both to the lower half of your square.',
  'ui.help.guide.victory.todo': 'Press the Altar of Neptune among the red tiles.',
  'ui.help.guide.victory.then': 'It goes below the Cliff. Press “{button}”.',
  'ui.help.guide.score.title': 'Points and dangers',
  'ui.help.guide.score.text':
    'Points are shown next to the names. Your opponent now has a war token: it can strike the topmost tile of a column, which then produces nothing and scores nothing.',
  'ui.help.guide.score.todo': 'Continue: reveal a tile from the violet city stack.',
  'ui.help.guide.replace.title': 'Replace a tile',
  'ui.help.guide.replace.text':
    'A new tile may also take the place of one of yours. That costs 1 point at the end. Here it pays off: the Market Square gives you a coin, and you no longer need the Cliff.',
  'ui.help.guide.replace.todo': 'Press the Market Square in the violet row.',
  'ui.help.guide.replace.then': 'It takes the place of your Cliff. Press “{button}”.',
  'ui.help.guide.coin.title': 'What a coin can do',
  'ui.help.guide.coin.text':
    'The Forum Romanum is worth 3 points and needs gold and wine. You have gold; your opponent’s Winery makes wine. A coin buys it for one turn.',
  'ui.help.guide.coin.todo': 'First reveal a tile: press the green nature stack.',
  'ui.help.guide.buy.title': 'Buy wine',
  'ui.help.guide.buy.text':
    'A coin goes on an opponent’s tile. What that tile produces is yours this turn, anywhere in your territory. After that the coin and its point belong to the opponent.',
  'ui.help.guide.buy.todo': 'Press your coin, the round golden token.',
  'ui.help.guide.buy.then': 'You see your opponent’s territory; the Winery is highlighted. Press “{button}”.',
  'ui.help.guide.forum.title': 'Three points at once',
  'ui.help.guide.forum.text': 'The wine is bought, and the gold comes by cart from your Gold Mine. The Forum fits.',
  'ui.help.guide.forum.todo': 'Press the Forum Romanum, the red tile with the 3.',
  'ui.help.guide.forum.then': 'It goes below the River. Press “{button}”.',
  'ui.help.guide.done.title': 'Now you know the game',
  'ui.help.guide.done.text':
    'It ends when the last victory tile is taken or the stacks are empty. Then count: victory tiles, 2 points for each craftsmen token played, 1 for each token kept, −1 for each replaced tile. Most points wins.',
  'ui.help.guide.done.score': 'The score is {own} to {other}.',
  'ui.help.guide.playOn': 'Play on from here',
  'ui.help.guide.newGame': 'New game against bots',
} as const satisfies Messages;

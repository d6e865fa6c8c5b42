import type { Messages } from '../../words.ts';

/** The table as headed lists, what tiles and tokens say, results, set-up. */
export const table = {
  'founders.or': '{first} or {second}',
  'founders.none': 'None.',

  'founders.describe.nature': '{tile}: produces {products}',
  'founders.describe.village': '{tile}: needs {cost}; produces {products}',
  'founders.describe.city': '{tile}: needs {cost}; produces {products}; gives {tokenAcc}',
  'founders.describe.victory': '{tile}: needs {cost}; {points, plural, one {# point} other {# points}}',

  'founders.table.game': 'The game',
  'founders.table.turn': '{turn, plural, =0 {Set-up} one {Turn #} other {Turn #}}',
  'founders.table.bought': 'Bought this turn: {resource}.',
  'founders.table.only': 'To be added now: {tile}.',
  'founders.table.variant': 'Variant: {variant}.',
  'founders.table.rows': 'Stacks and rows',
  'founders.table.row':
    '{stack, select, nature {Nature} village {Village} other {City}}: {left, plural, =0 {the stack is empty} one {# tile in the stack} other {# tiles in the stack}}, {row, plural, =0 {no tile in the row} one {# tile in the row} other {# tiles in the row}}',
  'founders.table.victory': 'Victory tiles on the table: {count}',
  'founders.table.piles': 'Tokens in the piles',
  'founders.table.pile': '{token}: {count}',
  'founders.table.territory':
    '{you, select, yes {Your territory} other {{who}’s territory}}: {points, plural, one {# point} other {# points}}',
  'founders.table.score': 'Points so far',
  'founders.table.score.victory':
    'Victory tiles: {points, plural, one {# point} other {# points}} ({count, plural, one {# tile} other {# tiles}})',
  'founders.table.score.craftsmen': 'Craftsmen: {points, plural, one {# point} other {# points}}',
  'founders.table.score.tokens': 'Tokens: {points, plural, one {# point} other {# points}}',
  'founders.table.score.replaced': 'Replaced tiles: {points, plural, one {# point} other {# points}}',
  'founders.table.score.total': 'Total: {points, plural, one {# point} other {# points}}',
  'founders.table.hand': 'Tokens in hand: {count}',
  'founders.table.hand.token': '{token}{fresh, select, yes { (received this turn)} other {}}',
  'founders.table.hand.craftsmen': '{token}: for {resource}{fresh, select, yes { (received this turn)} other {}}',
  'founders.table.drafted': 'Nature tiles taken, not laid yet',
  'founders.table.tiles': 'Tiles, from the top row down and from left to right: {count}',
  'founders.table.cell': '{place} {tile}: {facts}',
  'founders.table.carts': 'Carts: {count}',
  'founders.table.cart': 'A cart joins the tiles from {from} to {to}: network {number}',
  'founders.table.replaced': 'Replaced tiles: {count}',
  'founders.table.box': 'Out of the game',
  'founders.table.box.tiles': 'Tiles: {tiles}',
  'founders.table.box.tokens': 'Tokens: {tokens}',
  'founders.table.counted': '{count, plural, =1 {{thing}} one {# × {thing}} other {# × {thing}}}',

  'founders.fact.produces': 'produces {products}',
  'founders.fact.points': '{points, plural, one {# point} other {# points}}',
  'founders.fact.war': 'attacked, produces and scores nothing',
  'founders.fact.coin': 'a coin lies on it, produces nothing',
  'founders.fact.craftsmen': '{token} on it, 2 points, produces nothing',
  'founders.fact.craftsmenLost': '{token} under the war token',
  'founders.fact.network': 'cart network {number}',

  'founders.card.family':
    '{family, select, nature {Nature tile} village {Village tile} city {City tile} other {Victory tile}}; {copies, plural, one {# copy} other {# copies}} in the game',
  'founders.card.free': 'Costs nothing and fits next to any tile.',
  'founders.card.cost': 'Needs {cost}, each supplied by a different neighbouring tile.',
  'founders.card.produces': 'Produces {products}.',
  'founders.card.oneOfTwo': 'Supplies one of the two per turn.',
  'founders.card.token': 'The player who adds it receives {tokenAcc}.',
  'founders.card.points': 'Worth {points, plural, one {# point} other {# points}} at the end unless it is attacked.',
  'founders.card.war':
    'Played on the topmost tile of a column in an opponent’s territory: it no longer produces or scores anything.',
  'founders.card.coin':
    'Played on an opponent’s producing tile: buys what it produces for this turn. The owner then keeps the coin.',
  'founders.card.cart':
    'Played on four of your tiles that form a square: each of them can supply what any of them produces.',
  'founders.card.craftsmen':
    'Played on one of your village tiles that produces the good shown: it stops producing and is worth 2 points.',
  'founders.card.face': 'Works on the tile that produces {resource}.',
  'founders.card.unplayed': 'Worth 1 point if it is still in hand at the end.',
  'founders.card.rules': 'Rules',

  'founders.result.ending': 'The game is over: {reason}.',
  'founders.result.line':
    '{who}: {points, plural, one {# point} other {# points}} (victory tiles {victory}, craftsmen {craftsmen}, tokens {tokens}, replaced tiles {replaced}; {count, plural, one {# victory tile} other {# victory tiles}})',

  'founders.figure.points': 'Points',
  'founders.figure.victoryTiles': 'Victory tiles',
  'founders.figure.tokens': 'Tokens in hand',
  'founders.figure.tiles': 'Tiles in the territory',
  'founders.figure.replaced': 'Replaced tiles',

  'founders.setup.finishRound': 'Finish the round',
  'founders.setup.cityStackEnds': 'Shorter game: it also ends when the city stack is empty',
  'founders.setup.value': '{on, select, yes {Yes} other {No}}',
} as const satisfies Messages;

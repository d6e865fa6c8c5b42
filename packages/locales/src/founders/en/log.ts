import type { Messages } from '../../words.ts';

/** What happens, as lines of the log. */
export const log = {
  'founders.place': '({x}, {y})',

  'founders.log.startingPlayer': '{you, select, yes {You are} other {{who} is}} the starting player.',
  'founders.log.victoryTilesTurnedUp': 'Victory tiles revealed: {tiles}.',
  'founders.log.natureTilesTurnedUp': 'Nature tiles to choose from: {tiles}.',
  'founders.log.tileDrafted': '{you, select, yes {You take} other {{who} takes}} {tileAcc}.',
  'founders.log.tilesLaid':
    '{you, select, yes {You lay} other {{who} lays}} {firstAcc} and {secondAcc}: the second tile lies {side, select, up {above} right {to the right of} down {below} other {to the left of}} the first.',
  'founders.log.rowsOpened': 'The rows are ready. Nature: {nature}. Village: {village}. City: {city}.',
  'founders.log.turnBegins': 'Turn {turn}: {you, select, yes {you} other {{who}}}',
  'founders.log.rowCleared': 'The {family} row is full and goes to the box: {tiles}.',
  'founders.log.tileRevealed': '{you, select, yes {You reveal} other {{who} reveals}} {tileAcc}.',
  'founders.log.warPlayed':
    '{you, select, yes {You attack} other {{who} attacks}} {theirs, select, yes {your} other {{opponent}’s}} {tile} at {place}.',
  'founders.log.coinPlayed':
    '{you, select, yes {You put a coin on {opponent}’s {tile} at {place} and buy {resource}.} other {{who} puts a coin on {theirs, select, yes {your} other {{opponent}’s}} {tile} at {place} and buys {resource}.}}',
  'founders.log.cartPlayed':
    '{you, select, yes {You join} other {{who} joins}} the four tiles from {from} to {to} with a cart.',
  'founders.log.craftsmenPlayed':
    '{you, select, yes {You put} other {{who} puts}} {tokenAcc} on {tileGen} at {place}, for 2 points.',
  'founders.log.tileAdded':
    '{you, select, yes {You add} other {{who} adds}} {tileAcc} at {place}{how, select, replace { in place of {oldGen}, for −1 point} other {}}{supplied, select, yes {: {supply}} other {}}.',
  'founders.log.tokenReceived': '{you, select, yes {You receive} other {{who} receives}} {tokenAcc}.',
  'founders.log.tokensBoxed': 'To the box: {tokens}.',
  'founders.log.coinsTaken':
    '{you, select, yes {You take} other {{who} takes}} {coins, plural, one {# coin} other {# coins}} from {you, select, yes {your} other {their}} tiles.',
  'founders.log.noTileAdded': '{you, select, yes {You add} other {{who} adds}} no tile: nothing fits.',
  'founders.log.resigned': '{you, select, yes {You resign} other {{who} resigns}}.',
  'founders.log.endFixed': 'The game ends with this round: {reason}.',
  'founders.log.gameEnded':
    'The game is over: {reason}. {shared, select, yes {Shared victory} other {Winner}}: {winners}.',

  'founders.supply.direct': '{resource} from {from}',
  'founders.supply.cart': '{resource} from {producer} by cart through {from}',
  'founders.supply.bought': '{resource}, bought',

  'founders.reason.victoryTiles': 'no victory tile is left on the table',
  'founders.reason.stacks': 'all three stacks are empty',
  'founders.reason.noMorePoints': 'nobody can gain any more points',
  'founders.reason.cityStack': 'the city stack is empty',
  'founders.reason.agreed': 'the players have agreed to end it',
  'founders.reason.resignation': 'all others have resigned',
} as const satisfies Messages;

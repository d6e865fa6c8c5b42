import type { Happening } from '@tessera/game-founders';
import { bareHappening, type Who } from '../gameText.ts';
import { named, place, REASONS, tokenName } from './words.ts';

const SIDES = { up: 'above', right: 'to the right of', down: 'below', left: 'to the left of' } as const;

/** Every happening as a sentence in the past tense, which is the same for "you" and for a name. */
const SENTENCES: { readonly [K in Happening['kind']]: (it: Extract<Happening, { kind: K }>, who: Who) => string } = {
  startingPlayer: (it, who) => `The starting player is ${who.object(it.seat)}.`,
  victoryTilesTurnedUp: (it) => `Victory tiles revealed: ${list(it.tiles)}.`,
  natureTilesTurnedUp: (it) => `Nature tiles to draft from: ${list(it.tiles)}.`,
  tileDrafted: (it, who) => `${who.subject(it.seat)} took ${named(it.tile)}.`,
  tilesLaid: (it, who) =>
    `${who.subject(it.seat)} laid ${it.tiles.map(named).join(' and ')}, the second ${SIDES[it.side]} the first.`,
  rowsOpened: (it) => `Rows: nature ${list(it.nature)}; village ${list(it.village)}; city ${list(it.city)}.`,
  turnBegins: (it, who) => `Turn ${it.turn}: ${who.subject(it.seat)}`,
  rowCleared: (it) => `The ${it.stack} row was full: ${list(it.tiles)} went to the box.`,
  tileRevealed: (it, who) => `${who.subject(it.seat)} revealed ${named(it.tile)}.`,
  warPlayed: (it, who) =>
    `${who.subject(it.seat)} attacked ${who.possessive(it.opponent)} ${named(it.tile)} at ${place(it)}.`,
  coinPlayed: (it, who) =>
    `${who.subject(it.seat)} put a coin on ${who.possessive(it.opponent)} ${named(it.tile)} at ${place(it)} and bought ${it.resource}.`,
  cartPlayed: (it, who) =>
    `${who.subject(it.seat)} put a cart on the square from ${place(it)} to ${place({ x: it.x + 1, y: it.y + 1 })}.`,
  craftsmenPlayed: (it, who) =>
    `${who.subject(it.seat)} put ${tokenName(it.token)} on ${named(it.tile)} at ${place(it)} (+2 points).`,
  tileAdded,
  tokenReceived: (it, who) => `${who.subject(it.seat)} received ${tokenName(it.token)}.`,
  tokensBoxed: (it) => `To the box went ${it.tokens.map(tokenName).join(' and ')}.`,
  coinsTaken: (it, who) =>
    `${who.subject(it.seat)} took ${it.coins === 1 ? 'the coin' : `the ${it.coins} coins`} lying in the territory.`,
  noTileAdded: (it, who) => `${who.subject(it.seat)} could add no tile.`,
  resigned: (it, who) => `${who.subject(it.seat)} resigned.`,
  endFixed: (it) => `The game will end with this round: ${REASONS[it.reason] ?? it.reason}.`,
  gameEnded: (it, who) =>
    `The game is over: ${REASONS[it.reason] ?? it.reason}. ${it.winners.length > 1 ? 'Winners' : 'Winner'}: ${it.winners.map(who.object).join(' and ')}.`,
};

function tileAdded(it: Extract<Happening, { kind: 'tileAdded' }>, who: Who): string {
  const supply = it.supply.map(({ resource, from, producer }) => {
    if (from === null) return `bought ${resource}`;
    const isCarried = producer !== null && (producer.x !== from.x || producer.y !== from.y);
    return `${resource} from ${isCarried ? `${place(producer)} by cart through ` : ''}${place(from)}`;
  });
  const replacing = it.replaced === null ? '' : ` in place of ${named(it.replaced)} (−1 point)`;
  const using = supply.length === 0 ? '' : `, using ${supply.join(' and ')}`;
  return `${who.subject(it.seat)} added ${named(it.tile)} at ${place(it)}${replacing}${using}.`;
}

export function sayHappening(happening: Happening, who: Who): string {
  const sentence = Object.hasOwn(SENTENCES, happening.kind) ? SENTENCES[happening.kind] : undefined;
  return sentence === undefined ? bareHappening(happening) : sentence(happening as never, who);
}

function list(tiles: readonly string[]): string {
  return tiles.length === 0 ? 'none' : tiles.join(', ');
}

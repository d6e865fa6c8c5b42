import type { Happening } from '@tessera/game-founders';
import type { Seat } from '@tessera/kernel';
import type { Players } from '../gameTalk.ts';
import type { Phrase } from '../words.ts';
import { type Speech, yes } from './speech.ts';

type Supplied = Extract<Happening, { readonly kind: 'tileAdded' }>['supply'][number];
type Kind = Happening['kind'];
type Of<K extends Kind> = Extract<Happening, { kind: K }>;

/** Every happening as a line of the log, built from the happening alone: the table may look different by now. */
const LINES: { readonly [K in Kind]: (it: Of<K>, say: Speech, players: Players) => Phrase } = {
  startingPlayer: ({ seat }, say, players) => say.put('founders.log.startingPlayer', say.who(players, seat)),
  victoryTilesTurnedUp: ({ tiles }, say) =>
    say.put('founders.log.victoryTilesTurnedUp', { tiles: say.tileNames(tiles) }),
  natureTilesTurnedUp: ({ tiles }, say) => say.put('founders.log.natureTilesTurnedUp', { tiles: say.tileNames(tiles) }),
  tileDrafted: ({ seat, tile }, say, players) =>
    say.put('founders.log.tileDrafted', { ...say.who(players, seat), ...say.tile('tile', tile) }),
  tilesLaid: ({ seat, tiles: [first = '', second = ''], side }, say, players) =>
    say.put('founders.log.tilesLaid', {
      ...say.who(players, seat),
      ...say.tile('first', first),
      ...say.tile('second', second),
      side,
    }),
  rowsOpened: ({ nature, village, city }, say) =>
    say.put('founders.log.rowsOpened', {
      nature: say.tileNames(nature),
      village: say.tileNames(village),
      city: say.tileNames(city),
    }),
  turnBegins: ({ seat, turn }, say, players) => say.put('founders.log.turnBegins', { ...say.who(players, seat), turn }),
  rowCleared: ({ stack, tiles }, say) =>
    say.put('founders.log.rowCleared', {
      family: say.words.say(`founders.family.${stack}`),
      tiles: say.tileNames(tiles),
    }),
  tileRevealed: ({ seat, tile }, say, players) =>
    say.put('founders.log.tileRevealed', { ...say.who(players, seat), ...say.tile('tile', tile) }),
  warPlayed: (it, say, players) => say.put('founders.log.warPlayed', aimed(it, say, players)),
  coinPlayed: (it, say, players) =>
    say.put('founders.log.coinPlayed', { ...aimed(it, say, players), ...say.resource('resource', it.resource) }),
  cartPlayed: (it, say, players) =>
    say.put('founders.log.cartPlayed', { ...say.who(players, it.seat), ...say.square(it.seat, it) }),
  craftsmenPlayed: (it, say, players) =>
    say.put('founders.log.craftsmenPlayed', {
      ...say.who(players, it.seat),
      ...say.token('token', it.token),
      ...say.tile('tile', it.tile),
      place: say.place(it.seat, it),
    }),
  tileAdded,
  tokenReceived: ({ seat, token }, say, players) =>
    say.put('founders.log.tokenReceived', { ...say.who(players, seat), ...say.token('token', token) }),
  tokensBoxed: ({ tokens }, say) => say.put('founders.log.tokensBoxed', { tokens: say.tokenNames(tokens) }),
  coinsTaken: ({ seat, coins }, say, players) =>
    say.put('founders.log.coinsTaken', { ...say.who(players, seat), coins }),
  noTileAdded: ({ seat }, say, players) => say.put('founders.log.noTileAdded', say.who(players, seat)),
  resigned: ({ seat }, say, players) => say.put('founders.log.resigned', say.who(players, seat)),
  endFixed: ({ reason }, say) =>
    say.put('founders.log.endFixed', { reason: say.words.say(`founders.reason.${reason}`) }),
  gameEnded: ({ reason, winners }, say, players) =>
    say.put('founders.log.gameEnded', {
      reason: say.words.say(`founders.reason.${reason}`),
      shared: yes(winners.length > 1),
      winners: say.list(winners.map((seat) => [say.name(players, seat)])),
    }),
};

/** A token played on a tile of an opponent. */
function aimed(it: Of<'warPlayed' | 'coinPlayed'>, say: Speech, players: Players) {
  return {
    ...say.who(players, it.seat),
    ...say.opponent(players, it.opponent),
    ...say.tile('tile', it.tile),
    place: say.place(it.opponent, it),
  };
}

function tileAdded(it: Of<'tileAdded'>, say: Speech, players: Players): Phrase {
  const supply = it.supply.map((one) => supplyLine(one, it.seat, say));
  return say.put('founders.log.tileAdded', {
    ...say.who(players, it.seat),
    ...say.tile('tile', it.tile),
    ...(it.replaced === null ? {} : say.tile('old', it.replaced)),
    place: say.place(it.seat, it),
    how: it.replaced === null ? 'add' : 'replace',
    supplied: yes(supply.length > 0),
    supply: say.list(supply),
  });
}

/** Where a resource that a tile needs comes from. */
export function supplyLine({ resource, from, producer }: Supplied, seat: Seat, say: Speech): Phrase {
  const what = say.resource('resource', resource);
  if (from === null || producer === null) return say.put('founders.supply.bought', what);
  const params = { ...what, from: say.place(seat, from) };
  if (from.x === producer.x && from.y === producer.y) return say.put('founders.supply.direct', params);
  return say.put('founders.supply.cart', { ...params, producer: say.place(seat, producer) });
}

export function happeningLine(it: Happening, say: Speech, players: Players): Phrase | null {
  const line = Object.hasOwn(LINES, it.kind) ? LINES[it.kind] : null;
  return line === null ? null : line(it as never, say, players);
}

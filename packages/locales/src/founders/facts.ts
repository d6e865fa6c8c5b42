import type { Fact } from '@tessera/game-founders';
import type { Players } from '../gameTalk.ts';
import { sentence } from '../sentence.ts';
import type { Phrase } from '../words.ts';
import { supplyLine } from './happenings.ts';
import { numeral, type Speech } from './speech.ts';

type Name = Fact['fact'];
type Of<K extends Name> = Extract<Fact, { readonly fact: K }>;

/** Every fact of a preview as a line; the seat is that of the player who asks. */
const LINES: { readonly [K in Name]: (it: Of<K>, say: Speech, players: Players) => Phrase } = {
  score: ({ seat, of, before, after }, say, players) => {
    const change = { what: say.text(`founders.preview.of.${of}`), before: numeral(before), after: numeral(after) };
    if (seat === players.you) return say.put('founders.preview.score', change);
    return say.put('founders.preview.scoreOf', { ...change, who: say.name(players, seat) });
  },
  production: ({ seat, after, ...at }, say, players) => {
    const where = { who: say.name(players, seat), place: say.place(seat, at) };
    if (after === null || after.length === 0) return say.put('founders.preview.noProduction', where);
    return say.put('founders.preview.production', { ...where, ...say.choice('products', after) });
  },
  square: ({ seat, ...at }, say) => say.put('founders.preview.square', say.square(seat, at)),
  network: ({ seat, tiles }, say) =>
    say.put('founders.preview.network', { places: say.list(tiles.map((tile) => say.place(seat, tile))) }),
  replaced: ({ tile, ...at }, say, players) =>
    say.put('founders.preview.replaced', { ...say.tile('tile', tile), place: say.place(players.you ?? 0, at) }),
  supply: (it, say, players) => say.put('founders.preview.supply', { supply: supplyLine(it, players.you ?? 0, say) }),
  token: ({ token }, say) => say.put('founders.preview.token', say.token('token', token)),
  bought: ({ resource }, say) => say.put('founders.preview.bought', say.resource('resource', resource)),
  end: ({ reason }, say) => say.put('founders.preview.end', { reason: say.words.say(`founders.reason.${reason}`) }),
};

export function factLine(it: Fact, say: Speech, players: Players): Phrase {
  return sentence(LINES[it.fact](it as never, say, players), say.words.language);
}

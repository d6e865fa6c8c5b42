import type { TileView } from '@tessera/game-founders';
import type { Seat } from '@tessera/kernel';
import { type Phrase, textOf } from '@tessera/locales';
import { described } from '@tessera/locales/founders/cards';
import { faceOf } from '../art/foundersTile.tsx';
import type { Place } from './model.ts';
import type { Supplier } from './supply.ts';
import type { Target } from './targets.ts';
import type { FoundersWords } from './useFoundersWords.ts';

export function tileName({ words }: FoundersWords, tile: string): string {
  return words.say(`founders.tile.${faceOf(tile).name}`, { form: 'nom' });
}

export function tokenName({ words }: FoundersWords, token: string): string {
  return words.say(`founders.token.${token}`, { form: 'nom' });
}

/** A tile of the rows in full: name, cost, product. */
export function faceName({ speech }: FoundersWords, tile: string): string {
  return textOf(described(faceOf(tile), speech));
}

/** A tile of a territory in full: where it lies, what it is, what it gives now. */
export function cellName({ speech }: FoundersWords, seat: Seat, tile: TileView): string {
  const { points } = faceOf(tile.tile);
  const facts: Phrase[] = [];
  if (tile.produces.length > 0)
    facts.push(speech.put('founders.fact.produces', speech.choice('products', tile.produces)));
  if (tile.war) facts.push(speech.put('founders.fact.war'));
  else if (points > 0) facts.push(speech.put('founders.fact.points', { points }));
  if (tile.coin) facts.push(speech.put('founders.fact.coin'));
  if (tile.craftsmen !== null) {
    const key = tile.war ? 'founders.fact.craftsmenLost' : 'founders.fact.craftsmen';
    facts.push(speech.put(key, speech.token('token', tile.craftsmen)));
  }
  if (tile.network !== null) facts.push(speech.put('founders.fact.network', { number: tile.network + 1 }));
  return textOf(
    speech.put('founders.table.cell', {
      place: speech.place(seat, tile),
      ...speech.tile('tile', tile.tile),
      facts: facts.flatMap((fact, i) => (i === 0 ? fact : ['; ', ...fact])),
    }),
  );
}

export function emptyName({ words, speech }: FoundersWords, seat: Seat, place: Place): string {
  return words.say('ui.founders.emptyCell', { place: speech.place(seat, place) });
}

/** Who supplies what, for the second line of the bar and the ways in the panel. */
function supplyPhrase({ words, speech }: FoundersWords, suppliers: readonly Supplier[]): Phrase {
  return speech.list(
    suppliers.map(({ resource, from, producer }) => {
      const what = speech.resource('resource', resource);
      if (from === null || producer === null) return words.phrase('ui.founders.supply.bought', what);
      const params = { ...what, ...speech.tile('tile', producer.tile) };
      return words.phrase(from === producer ? 'ui.founders.supply.direct' : 'ui.founders.supply.cart', params);
    }),
  );
}

/** The consequences of choosing a place for a tile. */
export function outcomePhrase(
  of: FoundersWords,
  tile: string,
  target: Target,
  suppliers: readonly Supplier[] | null,
): Phrase {
  const { words, speech } = of;
  const { token, points } = faceOf(tile);
  const sentences: Phrase[] = [];
  if (suppliers !== null && suppliers.length > 0) {
    sentences.push(words.phrase('ui.founders.here', { supply: supplyPhrase(of, suppliers) }));
  } else if (suppliers !== null) sentences.push(words.phrase('ui.founders.hereFree'));
  if (target.replaces !== null) {
    sentences.push(words.phrase('ui.founders.hereReplaced', speech.tile('old', target.replaces.tile)));
  }
  if (points > 0) sentences.push(words.phrase('ui.founders.herePoints', { points }));
  if (token !== null) sentences.push(words.phrase('ui.founders.hereToken', speech.token('token', token)));
  return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
}

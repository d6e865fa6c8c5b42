import type { TileFace } from '@tessera/game-founders/data';
import { TILE_FACES } from '@tessera/game-founders/data';
import type { Section } from '../gameTalk.ts';
import { capital } from '../sentence.ts';
import type { Phrase } from '../words.ts';
import type { FoundersKey } from './en.ts';
import { tokenKindOf, tokenOf } from './faces.ts';
import type { Speech } from './speech.ts';

const TILE_RULES: { readonly [F in TileFace['family']]: readonly string[] } = {
  nature: ['T-086', 'T-087'],
  village: ['T-084', 'T-085'],
  city: ['T-041', 'T-084', 'T-085'],
  victory: ['T-085', 'T-124', 'R-24'],
};

const TOKEN_RULES: { readonly [kind: string]: readonly string[] } = {
  war: ['T-050', 'T-051', 'T-052', 'T-055'],
  coin: ['T-060', 'T-061', 'T-063', 'T-066'],
  cart: ['T-068', 'T-069', 'T-070'],
  craftsmen: ['T-075', 'T-076', 'T-077'],
};

/** The text of a tile or token, by the id of its mention: `founders:tile:N3`, `founders:token:war`. */
export function cardSection(id: string, say: Speech): Section | null {
  const [game, kind, name = ''] = id.split(':');
  if (game !== 'founders') return null;
  if (kind === 'tile') {
    const face = TILE_FACES.find((one) => one.id === name);
    return face === undefined ? null : tileSection(face, say);
  }
  return kind === 'token' && say.words.has(`founders.token.${name}`) ? tokenSection(name, say) : null;
}

function tileSection(face: TileFace, say: Speech): Section {
  const lines: Phrase[] = [say.put('founders.card.family', { family: face.family, copies: face.copies })];
  if (face.cost.length === 0) lines.push(say.put('founders.card.free'));
  else lines.push(say.put('founders.card.cost', say.resources('cost', face.cost)));
  if (face.products.length > 0) lines.push(say.put('founders.card.produces', say.choice('products', face.products)));
  if (face.products.length > 1) lines.push(say.put('founders.card.oneOfTwo'));
  if (face.token !== null) lines.push(say.put('founders.card.token', say.token('token', face.token)));
  if (face.points > 0) lines.push(say.put('founders.card.points', { points: face.points }));
  const heading = say.words.say(`founders.tile.${face.name}`, { form: 'nom' });
  return { heading, lines, parts: [rules(TILE_RULES[face.family], say)] };
}

function tokenSection(token: string, say: Speech): Section {
  const kind = tokenKindOf(token);
  const lines: Phrase[] = [say.put(`founders.card.${kind}` as FoundersKey)];
  const good = tokenOf(token)?.good ?? null;
  if (good !== null) lines.push(say.put('founders.card.face', say.resource('resource', good)));
  lines.push(say.put('founders.card.unplayed'));
  const heading = capital(say.words.say(`founders.token.${token}`, { form: 'nom' }), say.words.language);
  return { heading, lines, parts: [rules(TOKEN_RULES[kind] ?? [], say)] };
}

function rules(numbers: readonly string[], say: Speech): Section {
  const lines = numbers.map((id): Phrase => [{ text: id, of: 'rule', id }]);
  return { heading: say.text('founders.card.rules'), lines, parts: [] };
}

/** A tile in one line: what it costs and what it gives. */
export function described(face: TileFace, say: Speech): Phrase {
  return say.put(`founders.describe.${face.family}`, {
    ...say.tile('tile', face.id),
    ...say.resources('cost', face.cost),
    ...say.choice('products', face.products),
    ...(face.token === null ? {} : say.token('token', face.token)),
    points: face.points,
  });
}

import { RESOURCES, TILE_FACES } from '@tessera/game-founders/data';
import type { PlainObject } from '@tessera/kernel';
import type { CliKey } from '@tessera/locales/cli/en';
import type { Canvas } from '../gameScreen.ts';
import { idNamed } from '../names.ts';
import { resourceName } from './faces.ts';

export const WHY_HELP: readonly CliKey[] = [
  'cli.why.tile',
  'cli.why.war',
  'cli.why.coin',
  'cli.why.cart',
  'cli.why.craftsmen',
  'cli.why.reveal',
  'cli.why.endTurn',
];

/** What the player asks about after `why`, as an intent of the game. */
export function intentOf(words: readonly string[], canvas: Canvas): PlainObject | null {
  const [verb = '', ...rest] = words;
  const [a, b, c] = rest.slice(0, 3).map(numberIn);
  if (verb === 'end' && rest.length === 0) return { kind: 'addTile', answer: { action: 'end' } };
  if (verb === 'reveal' && rest.length === 1) return { kind: 'revealTile', answer: { stack: rest[0] ?? '' } };
  if (a === undefined || b === undefined || a === null || b === null) return null;
  if ((verb === 'cart' || verb === 'craftsmen') && rest.length === 2) return token({ play: verb, x: a, y: b });
  const tile = TILE_FACES.find((face) => face.id.toLowerCase() === verb.toLowerCase());
  if (tile !== undefined && rest.length === 2) {
    return { kind: 'addTile', answer: { action: 'add', tile: tile.id, x: a, y: b } };
  }
  if (c === undefined || c === null) return null;
  if (verb === 'war' && rest.length === 3) return token({ play: 'war', seat: a, x: b, y: c });
  const resources = RESOURCES.map((id) => ({ id, name: resourceName(id, canvas) }));
  const resource = idNamed(rest.slice(3), resources);
  if (verb === 'coin' && resource !== null) return token({ play: 'coin', seat: a, x: b, y: c, resource });
  return null;
}

function token(answer: PlainObject): PlainObject {
  return { kind: 'playToken', answer };
}

function numberIn(word: string): number | null {
  return /^[-−]?\d{1,3}$/.test(word) ? Number(word.replace('−', '-')) : null;
}

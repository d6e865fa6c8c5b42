import { RESOURCES, TILE_FACES } from '@tessera/game-founders/data';
import type { Illegal, Plain, PlainObject } from '@tessera/kernel';
import type { Who } from '../gameText.ts';
import { type Place, place } from './words.ts';

export const WHY_HELP = [
  'why TILE X Y                  why a tile cannot be added there: why V1 0 2',
  'why war SEAT X Y              why that tile cannot be attacked',
  'why coin SEAT X Y RESOURCE    why that cannot be bought',
  'why cart X Y                  why that square (its lower left tile) cannot be joined',
  'why craftsmen X Y             why the craftsmen cannot go there',
  'why reveal STACK              why no tile of that stack can be revealed',
  'why end                       why the turn cannot end now',
];

/** What the player asks about after `why`, as an intent of the game. */
export function intentOf(words: readonly string[]): PlainObject | null {
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
  const resource = RESOURCES.find((one) => one === rest[3]);
  if (verb === 'coin' && resource !== undefined) return token({ play: 'coin', seat: a, x: b, y: c, resource });
  return null;
}

function token(answer: PlainObject): PlainObject {
  return { kind: 'playToken', answer };
}

function numberIn(word: string): number | null {
  return /^[-−]?\d{1,3}$/.test(word) ? Number(word.replace('−', '-')) : null;
}

const IDLE: { readonly [rule: string]: string } = {
  'T-052': 'is attacked',
  'T-065': 'has a coin on it',
  'T-076': 'has craftsmen on it',
};

interface Missing {
  readonly resource: string;
  readonly idle: readonly (Place & { readonly rule: string })[];
}

/** What the facts of a refusal add to the rule's text. */
export function explainRefusal({ params }: Illegal, who: Who): string | null {
  const { missing, producer, deliverer, now, awaited } = params as { readonly [key: string]: Plain | undefined };
  if (missing !== undefined) {
    const lacks = (missing as unknown as readonly Missing[]).map(({ resource, idle }) => {
      const stopped = idle.map((one) => `${place(one)} ${IDLE[one.rule] ?? one.rule}`).join(', ');
      return `no neighbouring tile supplies ${resource}${stopped === '' ? '' : ` (${stopped})`}`;
    });
    return `Here ${lacks.join(' and ')}.`;
  }
  if (producer !== undefined) return `Both resources would have to be made by the tile at ${place(producer as Place)}.`;
  if (deliverer !== undefined) return `Both would have to be handed over by the tile at ${place(deliverer as Place)}.`;
  if (typeof now === 'string') return `Now it is time to ${STEPS[now] ?? now}.`;
  if (typeof awaited === 'number') return `Waiting for ${who.object(awaited)}.`;
  return null;
}

const STEPS: { readonly [kind: string]: string } = {
  draftTile: 'take a nature tile',
  layTiles: 'lay the first two tiles',
  revealTile: 'reveal a tile',
  playToken: 'play a token or pass',
  addTile: 'add a tile',
};

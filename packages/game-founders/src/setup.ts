import { coreState, type Illegal, illegal, isPlainObject, KERNEL_CODES } from '@tessera/kernel';
import { CART_TOKEN, COIN_TOKEN, FAMILY_OF, FIRST_CRAFTSMEN, WAR_TOKEN } from './data/faces.ts';
import { PLAYERS, SETUP_OPTIONS } from './data/setupOptions.ts';
import { FAMILIES, TILE_FACES } from './data/tiles.ts';
import { TOKEN_FACES, TOKENS_PER_KIND } from './data/tokens.ts';
import type { Options, Setup, State, Territory } from './state.ts';

export const SCHEMA = 1;
export const RULES = 1;

const DEFAULTS: Options = { finishRound: SETUP_OPTIONS.finishRound[0], cityStackEnds: SETUP_OPTIONS.cityStackEnds[0] };

/** Reads a set-up (T-005, V-1, V-2). */
export function readSetup(players: unknown, options: unknown): Setup | Illegal {
  if (!Number.isSafeInteger(players) || (players as number) < PLAYERS.min || (players as number) > PLAYERS.max) {
    return illegal('T-005', { ...PLAYERS });
  }
  const given = options ?? {};
  if (typeof given !== 'object') return illegal(KERNEL_CODES.setup, { expected: 'options' });
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(DEFAULTS, name) || typeof value !== 'boolean')
      return illegal(KERNEL_CODES.setup, { option: name, known: Object.keys(DEFAULTS) });
  }
  if (!isPlainObject(given)) return illegal(KERNEL_CODES.setup, { expected: 'options' });
  return { players: players as number, options: { ...DEFAULTS, ...given } as Options };
}

/** The box on the table, sorted and unshuffled; set-up begins with the first step. */
export function initialState(setup: Setup): State {
  const stacks: number[][] = FAMILIES.map(() => []);
  for (let tile = 0; tile < TILE_FACES.length; tile++) {
    const family = stacks[FAMILY_OF[tile] as number] as number[];
    for (let copy = 0; copy < (TILE_FACES[tile]?.copies ?? 0); copy++) family.push(tile);
  }
  const victory = stacks.pop() as number[];
  const piles = [WAR_TOKEN, COIN_TOKEN, CART_TOKEN].map(() => TOKENS_PER_KIND);
  const craftsmen: number[] = [];
  for (let token = FIRST_CRAFTSMEN; token < TOKEN_FACES.length; token++) craftsmen.push(token);
  const territories: Territory[] = [];
  const drafted: number[][] = [];
  for (let seat = 0; seat < setup.players; seat++) {
    territories.push(emptyTerritory());
    drafted.push([]);
  }
  return {
    ...coreState(SCHEMA, RULES),
    outcome: null,
    stack: [{ op: 'game', at: 'setUp', seat: 0 }],
    options: setup.options,
    first: 0,
    turn: 0,
    stacks,
    rows: [[], [], []],
    victory,
    box: [],
    drafted,
    piles,
    craftsmen,
    tokenBox: [],
    territories,
    ending: null,
  };
}

function emptyTerritory(): Territory {
  return { cells: [], tiles: [], marks: [], carts: [], hand: [], received: [], replaced: [] };
}

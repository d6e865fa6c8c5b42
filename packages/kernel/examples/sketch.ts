import {
  canonical,
  type Game,
  type GameTypes,
  illegal,
  isPlainObject,
  KERNEL_CODES,
  openAsks,
  type Plain,
  type PlainObject,
  parsePlain,
  samePlain,
  unknownAct,
} from '@tessera/kernel';

type Shown<T extends GameTypes> = Pick<Game<T>, 'id' | 'procedures' | 'initialState' | 'options'> & Partial<Game<T>>;

/** A game from the parts that an example shows; the rest is as simple as possible. A real game writes all of it. */
export function sketch<T extends GameTypes>(shown: Shown<T>): Game<T> {
  const copy = (state: T['state']) => parsePlain(canonical(state as unknown as Plain))?.value as unknown as T['state'];
  return {
    schema: 1,
    rules: 1,
    players: { min: 2, max: 4 },
    migrations: [],
    passes: {},
    searchOptions: [],
    setup: (players, options) =>
      typeof players === 'number' && players >= 2 && players <= 4 && isPlainObject(options)
        ? { players, options }
        : illegal(KERNEL_CODES.setup),
    fromScenario: () => illegal(KERNEL_CODES.setup),
    check(state, ask, answer) {
      if (!isPlainObject(answer)) return illegal(KERNEL_CODES.shape);
      const isOption = shown.options(state, ask).some((option) => samePlain(option, answer));
      return isOption ? null : illegal(KERNEL_CODES.option);
    },
    explain: () => null,
    preview: () => ({ refusal: null, facts: [] }),
    act: (_context, act) => unknownAct(act),
    clone: copy,
    publicView: () => ({}),
    view: (state, seat) => ({ seat, asks: seat === null ? [] : (openAsks(state, seat) as unknown as PlainObject[]) }),
    resample: copy,
    countComponents: () => ({}),
    ...shown,
  };
}

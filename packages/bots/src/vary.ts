import { SETUP_OPTIONS as CIVILIZATION_OPTIONS, missingFor, playersWith } from '@tessera/game-civilization/data';
import { SETUP_OPTIONS as FOUNDERS_OPTIONS, PLAYERS } from '@tessera/game-founders/data';
import { type Game, type GameTypes, isIllegal, nextBelow, type Plain, seedStreams } from '@tessera/kernel';

type Chosen = { readonly [name: string]: Plain };

/** What the set-up of a game leaves to choose. */
export interface Choices {
  /** The values of each option; one that another needs comes before it. */
  readonly options: { readonly [name: string]: readonly Plain[] };
  /** Does the option matter beside those chosen before it? */
  matters(name: string, chosen: Chosen): boolean;
  playersWith(chosen: Chosen): { readonly min: number; readonly max: number };
}

const CIVILIZATION: Choices = {
  options: Object.fromEntries(Object.entries(CIVILIZATION_OPTIONS).map(([name, { values }]) => [name, values])),
  matters: (name, chosen) => missingFor(name, chosen) === null,
  playersWith,
};

const FOUNDERS: Choices = { options: FOUNDERS_OPTIONS, matters: () => true, playersWith: () => PLAYERS };

const CHOICES: { readonly [game: string]: Choices } = { civilization: CIVILIZATION, founders: FOUNDERS };

export function choicesOf({ id }: { readonly id: string }): Choices {
  const choices = CHOICES[id];
  if (choices === undefined) throw new Error(`nobody knows what the set-up of ${id} leaves to choose`);
  return choices;
}

/**
 * A set-up at random from a seed: every option that matters, each of its values equally likely, then the number of players. One
 * that the game refuses is drawn again.
 */
export function variedSetup<T extends GameTypes>(
  game: Game<T>,
  seed: string,
  choices: Choices = choicesOf(game),
): T['setup'] {
  const generator = seedStreams(`${seed}/set-up`)[0] as number[];
  for (;;) {
    const chosen: { [name: string]: Plain } = {};
    for (const [name, values] of Object.entries(choices.options)) {
      if (choices.matters(name, chosen)) chosen[name] = values[nextBelow(generator, values.length)] as Plain;
    }
    const { min, max } = choices.playersWith(chosen);
    const setup = game.setup(min + nextBelow(generator, max - min + 1), chosen);
    if (!isIllegal(setup)) return setup;
  }
}

import { type Answer, type Ask, type CivilizationTypes, civilization, type State } from '@tessera/game-civilization';
import { apply, createContext, type PlainObject, seedStreams } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { askBot, type Bot, botsFor } from '../src/index.ts';

const greedy = botsFor(civilization)['greedy'] as Bot<CivilizationTypes>;
const PASS = { do: 'pass' };

/** Seat 0 of two has these on the table, with a great person of a type beside its capital. */
function tableOf(person: string, own: PlainObject, given: PlainObject): State {
  const setup = civilization.setup(2, { expansion: false });
  if ('rule' in setup) throw new Error(setup.rule);
  const options = { ...setup.options, expansion: true, greatPersonDeck: true };
  const ground = Array.from({ length: 128 }, (_, square) => ({ square, terrain: 'grassland' }));
  const players = [{ civilization: 'america', cities: [49], ...own }, { cities: [22] }];
  const table = { discovered: true, ground, pieces: [{ square: 58, person }], players, ...given };
  const state = civilization.fromScenario({ ...setup, options }, table, true);
  if ('rule' in state) throw new Error(JSON.stringify(state));
  return state;
}

function openAsk({ pending }: State): Ask {
  const ask = pending?.asks[pending.answers.indexOf(null)];
  if (ask === undefined) throw new Error('nothing is asked');
  return ask;
}

function answerOf(state: State): Answer {
  return askBot(greedy, civilization, state, openAsk(state), seedStreams('answers')[0] as number[]);
}

function act(state: State, answer: PlainObject): void {
  apply(civilization, createContext(state), openAsk(state).id, answer as Answer);
}

describe('the rule of thumb for Khalid ibn al-Walid', () => {
  const KHALID = { do: 'greatPerson', card: 'khalidIbnAlWalid' };
  const own = { hiddenPeople: ['khalidIbnAlWalid'] };

  /** What the bot answers before each phase of a turn that seat 1 begins, as long as it uses nothing. */
  function answers(more: PlainObject): Answer[] {
    // Nobody can research, so the next turn begins at once, with the marker passed on.
    const state = tableOf('general', { ...own, ...more }, { phase: 'research', first: 0 });
    const found: Answer[] = [];
    while (state.turn < 7 && found.length < 5) {
      const ask = openAsk(state);
      if (ask.kind === 'beforePhase') found.push(answerOf(state));
      const { seat } = ask;
      const quiet = civilization
        .options(state, ask)
        .find((one) => 'do' in one && ['pass', 'end', 'done'].includes(one.do));
      if (quiet === undefined) throw new Error(`${ask.kind} of seat ${seat}`);
      act(state, quiet as PlainObject);
    }
    return found;
  }

  it('RUL-337 the last one moves first with him, and keeps him for nothing else', () => {
    expect(answers({}).slice(0, 4)).toEqual([PASS, PASS, PASS, KHALID]);
  });
});

describe('the rule of thumb for Nikola Tesla', () => {
  const research = (techs: readonly string[], trade: number): State => {
    const state = tableOf('builder', { hiddenPeople: ['nikolaTesla'], techs, trade }, { phase: 'research', first: 1 });
    while (openAsk(state).kind === 'beforeResearch') act(state, PASS);
    return state;
  };

  it('RUL-338 he is used where nothing else can be researched, not where a tech of the level fits anyway', () => {
    const all = [
      ...['animalHusbandry', 'codeOfLaws', 'currency', 'horsebackRiding', 'masonry', 'metalworking', 'navigation'],
      ...['philosophy', 'pottery', 'writing', 'agriculture', 'chivalry', 'civilService', 'construction', 'democracy'],
      ...['engineering', 'irrigation', 'mathematics', 'monarchy', 'printingPress', 'sailing'],
    ];
    expect(answerOf(research(all, 15))).toEqual({ tech: 'mysticism', row: 1 });
    expect(answerOf(research(all.slice(0, 11), 15))).not.toHaveProperty('row');
  });
});

import { type Answer, type Ask, type CivilizationTypes, civilization, type State } from '@tessera/game-civilization';
import { EVENT_CARD_IDS } from '@tessera/game-civilization/data';
import { apply, createContext, type PlainObject, seedStreams } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { askBot, type Bot, botsFor } from '../src/index.ts';

const greedy = botsFor(civilization)['greedy'] as Bot<CivilizationTypes>;
const SQUARE = 8 * 8 + 3;

/** A table of two with the expansion, before the first question of a phase. */
function tableOf(given: PlainObject, greatPersonDeck = false): State {
  const setup = civilization.setup(2, { greatPersonDeck, investments: false });
  if ('rule' in setup) throw new Error(setup.rule);
  const state = civilization.fromScenario(setup, { discovered: true, ...given }, true);
  if ('rule' in state) throw new Error(JSON.stringify(state));
  return state;
}

function openAsk({ pending }: State): Ask {
  const ask = pending?.asks[pending.answers.indexOf(null)];
  if (ask === undefined) throw new Error('nothing is asked');
  return ask;
}

/** What the bot answers, as long as questions of these kinds are open. */
function answersOf(state: State, ...kinds: readonly Ask['kind'][]): Answer[] {
  const generator = seedStreams('answers')[0] as number[];
  const answers: Answer[] = [];
  while (kinds.includes(openAsk(state).kind)) {
    const ask = openAsk(state);
    const answer = askBot(greedy, civilization, state, ask, generator);
    answers.push(answer);
    apply(civilization, createContext(state), ask.id, answer);
  }
  return answers;
}

function act(state: State, answer: PlainObject): void {
  apply(civilization, createContext(state), openAsk(state).id, answer as Answer);
}

describe('the greedy bot with the expansion’s cards', () => {
  it('gains as many units as it can before a battle', () => {
    const own = { armies: [SQUARE], events: ['dutyAndHonor', 'patriotism'] };
    const ground = [{ square: SQUARE, terrain: 'grassland' }];
    const battle = { square: SQUARE, attacker: 0 };
    const state = tableOf({ phase: 'movement', ground, battle, players: [own, { armies: [SQUARE] }] });
    expect(openAsk(state)).toMatchObject({ kind: 'battleMoment', seat: 0 });
    const answers = answersOf(state, 'battleMoment', 'choose');
    expect(answers[0]).toEqual({ do: 'event', event: 'patriotism' });
    expect(answers.slice(1, 4)).not.toContainEqual({ value: 'stop' });
    expect(answers[4]).toEqual({ do: 'event', event: 'dutyAndHonor' });
  });

  it('keeps the better of two events', () => {
    const state = tableOf({ phase: 'cityManagement', players: [{ techs: ['mysticism'], culture: 3 }] });
    const deck = state.eventDecks[0] as number[];
    for (const event of ['drought', 'despotDay']) deck.push(EVENT_CARD_IDS.indexOf(event));
    act(state, { do: 'advance' });
    expect(answersOf(state, 'keepEvent')).toEqual([{ event: 'despotDay' }]);
  });

  it('discards only its weak events for new ones', () => {
    const own = { cities: [SQUARE], events: ['drought', 'despotDay'], hiddenPeople: ['fridaKahlo'] };
    const pieces = [{ square: SQUARE + 1, person: 'artist' }];
    const state = tableOf({ phase: 'startOfTurn', pieces, players: [own] }, true);
    act(state, { do: 'greatPerson', card: 'fridaKahlo' });
    expect(answersOf(state, 'refillHand')).toEqual([{ event: 'drought' }, { event: null }]);
  });

  it('changes at once to the best government that the Pyramids unlock, and never through Anarchy', () => {
    const pieces = [{ square: SQUARE + 1, wonder: 'pyramids' }];
    const state = tableOf({ phase: 'startOfTurn', pieces, players: [{ cities: [SQUARE] }, {}] });
    expect(answersOf(state, 'startOfTurn')).toContainEqual({ do: 'government', government: 'democracy' });
    const players = [{ cities: [SQUARE], government: 'democracy' }, {}];
    const content = tableOf({ phase: 'startOfTurn', pieces, players });
    expect(answersOf(content, 'startOfTurn')[0]).toEqual({ do: 'end' });
  });

  it('names the best government left when the Pyramids are lost', () => {
    const own = { cities: [SQUARE], government: 'democracy', techs: ['codeOfLaws', 'theology'] };
    const pieces = [
      { square: SQUARE + 1, wonder: 'pyramids' },
      { square: SQUARE - 1, person: 'humanitarian' },
    ];
    const players = [
      { ...own, openPeople: ['drMartinLutherKing'] },
      { armies: [SQUARE + 2], resources: { silk: 1 }, techs: ['horsebackRiding'] },
    ];
    const state = tableOf({ phase: 'movement', seat: 1, first: 1, pieces, players }, true);
    act(state, { do: 'move', from: SQUARE + 2, armies: 1, scouts: 0 });
    act(state, { do: 'to', square: SQUARE + 1 });
    act(state, { do: 'stop' });
    expect(answersOf(state, 'leaveGovernment')).toEqual([{ government: 'republic' }]);
  });

  it('cancels what would cost it a coin', () => {
    const players = [{ sheetCoins: 1, events: ['joustingTourney'] }, { events: ['counterfeiters'] }];
    const state = tableOf({ phase: 'startOfTurn', seat: 1, first: 1, players });
    act(state, { do: 'event', event: 'counterfeiters' });
    act(state, { value: '0:sheet' });
    expect(openAsk(state)).toMatchObject({ kind: 'respond', seat: 0 });
    expect(answersOf(state, 'respond')).toEqual([{ do: 'event', event: 'joustingTourney' }]);
  });

  it('builds with Plastics before it ends its part', () => {
    const state = tableOf({ phase: 'startOfTurn', players: [{ techs: ['plastics'] }] });
    const answers = answersOf(state, 'startOfTurn', 'placeFreeItem');
    expect(answers.some((answer) => 'do' in answer && answer.do === 'freeItem')).toBe(true);
  });

  describe('cards used with a city action', () => {
    const CITY = 8 + 5;
    const around = [-9, -8, -7, -1, 1, 7, 8, 9].map((by) => CITY + by);
    const managing = (person: string, own: PlainObject, woods = 3) =>
      tableOf(
        {
          phase: 'cityManagement',
          ground: [CITY, ...around].map((square, i) => ({
            square,
            face: i > 0 && i <= woods ? 'forest' : 'grassland',
          })),
          pieces: [{ square: CITY + 9, person }],
          wonderMarket: ['colossus'],
          players: [{ civilization: 'germany', cities: [CITY], scouts: [CITY, CITY], ...own }, {}],
        },
        true,
      );
    /** Who gives the actions of the bot's part. */
    const givers = (state: State) => {
      const acts = answersOf(state, 'cityManagement', 'placeItem') as PlainObject[];
      return acts.filter((act) => act['city'] === CITY).map((act) => act['by'] ?? null);
    };

    it('takes Michelangelo for a wonder that is too dear without him', () => {
      const state = managing('artist', { hiddenPeople: ['michelangelo'], armies: [CITY + 1, CITY + 1] });
      const [first] = answersOf(state, 'cityManagement');
      expect(first).toMatchObject({ do: 'produce', item: 'colossus', bonuses: ['michelangelo'] });
    });

    it('lets Ada Lovelace give a good action after the city’s own, and no poor one', () => {
      const own = { hiddenPeople: ['adaLovelace'] };
      expect(givers(managing('builder', own))).toEqual([null, 'adaLovelace']);
      expect(givers(managing('builder', own, 0))).toEqual([null]);
    });
  });
});

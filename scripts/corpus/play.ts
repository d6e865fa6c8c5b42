import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import {
  type AskIn,
  act,
  answer,
  type Game,
  type GameTypes,
  isIllegal,
  type Match,
  nextBelow,
  type PlainObject,
  recordOf,
  seedStreams,
  startMatch,
  undo,
  undoable,
  writeRecord,
} from '@tessera/kernel';

/** One game of the corpus, played with random choices that are always the same for the same plan. */
interface Plan {
  /** The file, without its folder and ending; also the seed of the game. */
  readonly name: string;
  readonly players: number;
  readonly options: PlainObject;
  /** Stopped after this many entries, or ended by resignations; otherwise played to its end or to MOST_ENTRIES. */
  readonly entries?: number;
  readonly resigns?: true;
}

/** Stated, so that the records stay what they are when defaults change. */
const BASE: PlainObject = { expansion: false };
const EXPANSION: PlainObject = { expansion: true, greatPersonDeck: true, investments: true };

const CIVILIZATION: readonly Plan[] = [
  { name: 'two', players: 2, options: BASE },
  {
    name: 'two-advanced-set-up',
    players: 2,
    options: { ...BASE, advancedSetup: true, advancedEgyptians: true },
    entries: 500,
  },
  { name: 'two-advanced-tie-break', players: 2, options: { ...BASE, advancedTieBreak: true, skipFutile: true } },
  { name: 'two-learning-game', players: 2, options: { ...BASE, learningGame: true, skipFutile: true } },
  { name: 'three', players: 3, options: BASE, entries: 1000 },
  {
    name: 'three-other-rulings',
    players: 3,
    options: {
      ...BASE,
      metalworkingScope: 'attack',
      monarchyCommunismScope: 'each_city',
      democracyTrade: 'trade_phase',
    },
    entries: 700,
  },
  { name: 'four', players: 4, options: BASE, entries: 1000 },
  { name: 'four-resigning', players: 4, options: { ...BASE, civilizations: 'chosen' }, entries: 400, resigns: true },
  { name: 'expansion-two', players: 2, options: { ...EXPANSION, skipFutile: true } },
  {
    name: 'expansion-three-without-its-decks',
    players: 3,
    options: { ...EXPANSION, greatPersonDeck: false, investments: false, advancedArabs: true },
    entries: 700,
  },
  { name: 'expansion-five', players: 5, options: EXPANSION, entries: 1000 },
];

const FOUNDERS: readonly Plan[] = [
  { name: 'two', players: 2, options: {} },
  { name: 'two-city-stack-ends', players: 2, options: { cityStackEnds: true } },
  { name: 'three-finish-the-round', players: 3, options: { finishRound: true } },
  { name: 'four', players: 4, options: {} },
];

/** No record grows beyond this. */
const MOST_ENTRIES = 3000;

/** Every record of the corpus: where it lies, from the root, and its text. */
export function corpus(): { readonly path: string; readonly text: string }[] {
  return [
    ...CIVILIZATION.map((plan) => ({ path: pathOf('game-civilization', plan), text: recordText(civilization, plan) })),
    ...FOUNDERS.map((plan) => ({ path: pathOf('game-founders', plan), text: recordText(founders, plan) })),
  ];
}

/** The folders that hold the records, from the root. */
export const FOLDERS: readonly string[] = ['packages/game-civilization/corpus', 'packages/game-founders/corpus'];

function pathOf(game: string, { name }: Plan): string {
  return `packages/${game}/corpus/${name}.tessera`;
}

function recordText<T extends GameTypes>(game: Game<T>, plan: Plan): string {
  const setup = game.setup(plan.players, plan.options);
  if ('rule' in setup) throw new Error(`${plan.name} cannot be set up: ${setup.rule}`);
  const { match } = startMatch(game, setup, `corpus ${plan.name}`, [], { corpus: plan.name });
  const generator = seedStreams(`corpus ${plan.name}`)[0] as number[];
  const most = plan.entries ?? MOST_ENTRIES;
  while (match.state.outcome === null && match.entries.length < most) playOne(match, generator);
  if (plan.resigns) {
    for (let seat = 0; match.state.outcome === null; seat++) accepted(act(match, { act: 'resign', seat }));
  }
  return writeRecord(recordOf(match, true));
}

/** Now and then an answer is taken back; otherwise a seat that is asked something answers it. */
function playOne<T extends GameTypes>(match: Match<T>, generator: number[]): void {
  const last = match.segment[match.segment.length - 1];
  if (last !== undefined && undoable(match, last.seat) > 0 && nextBelow(generator, 40) === 0) {
    accepted(undo(match, last.seat));
    return;
  }
  const { asks, answers } = match.state.pending ?? { asks: [], answers: [] };
  const open = asks.filter((_, i) => answers[i] === null);
  const asked = open[nextBelow(generator, open.length)] as AskIn<T['state']>;
  accepted(answer(match, asked.seat, asked.id, choose(match, asked, generator)));
}

/** Passing and ending come first among options; they are chosen rarely, and deals, which would never stop, even more rarely. */
function choose<T extends GameTypes>(match: Match<T>, asked: AskIn<T['state']>, generator: number[]): unknown {
  const options = match.game.options(match.state, asked);
  const isTalk = asked.kind === 'negotiate';
  const isFirst = nextBelow(generator, 4) < (isTalk ? 3 : 1);
  return options[isFirst ? 0 : nextBelow(generator, options.length)];
}

function accepted(result: object): void {
  if (isIllegal(result)) throw new Error(`refused by ${result.rule}`);
}

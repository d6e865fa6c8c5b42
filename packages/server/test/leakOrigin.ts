import {
  answer,
  type CoreState,
  type Game,
  isIllegal,
  type Match,
  nextBelow,
  type PlainObject,
  type RecordHeader,
  type Seat,
  samePlain,
  seedStreams,
  startMatch,
  undo,
  undoable,
} from '@tessera/kernel';
import type { NewTable, TableCommand } from '@tessera/protocol';
import type { Access } from '@tessera/table';
import type { StoredChat, StoredEntry, StoredTable } from '../src/store/store.ts';
import { createTable, got, type Hall, newUser, openHall } from './tableKit.ts';

/** A state and the entry after which it stood. */
export interface StateAt {
  readonly n: number;
  readonly state: CoreState;
}

/** A moment of a game as the server has stored it, and what only a test knows about it. */
export interface Capture {
  /** The game, its seed and the moment, to find it again. */
  readonly name: string;
  readonly game: Game;
  readonly table: StoredTable;
  readonly seed: string;
  readonly header: RecordHeader;
  readonly entries: readonly StoredEntry[];
  readonly chat: readonly StoredChat[];
  /** Some earlier states and, last, the present one. */
  readonly states: readonly StateAt[];
  /** What was answered on the way, by anybody: things to ask about. */
  readonly intents: readonly PlainObject[];
}

export interface OriginPlan {
  readonly game: Game;
  readonly players: number;
  readonly seed: string;
  /** How many entries are played, if the game does not end before; more, until there is a moment of each kind. */
  readonly least: number;
  /** The kinds of moment of which one is captured, each. */
  readonly moments: readonly ((state: CoreState) => boolean)[];
  readonly table?: Partial<NewTable>;
}

export const anyMoment = (state: CoreState): boolean => state.outcome === null;
export const theEnd = (state: CoreState): boolean => state.outcome !== null;
/** One player has sealed an answer, another has not. */
export const isSealed = ({ pending }: CoreState): boolean => pending?.answers.some((given) => given !== null) ?? false;
export const asks =
  (...kinds: string[]) =>
  ({ pending }: CoreState): boolean =>
    pending?.asks.some(({ kind }) => kinds.includes(kind)) ?? false;

type Step =
  | {
      readonly type: 'answer';
      readonly seat: Seat;
      readonly ask: number;
      readonly kind: string;
      readonly answer: PlainObject;
    }
  | { readonly type: 'undo'; readonly seat: Seat };

export function generatorOf(seed: string): number[] {
  return seedStreams(seed)[0] as number[];
}

export function pick<V>(generator: number[], items: readonly V[]): V {
  return items[nextBelow(generator, items.length)] as V;
}

/** Plays a random game at a real table, all seats people, and keeps some of its moments. */
export async function playOrigin(plan: OriginPlan): Promise<Capture[]> {
  const { game, players, seed } = plan;
  const generator = generatorOf(`origin ${seed}`);
  const hall = await openHall({ seed: `hall ${seed}` });
  try {
    const { id, seats } = await begunTable(hall, plan);
    const stored = await hall.store.readGame(id);
    if (stored === null || stored.header === null) throw new Error('the game has not begun');
    const setup = got(game.setup(players, stored.header.options));
    const { match } = startMatch(game, setup, stored.seed, stored.header.words);
    const { steps, states } = rehearse(match, generator, plan);
    const wanted = [...new Set(plan.moments.map((fits) => momentAmong(states, fits, generator)))].sort((a, b) => a - b);

    const captures: Capture[] = [];
    const play = async (seat: Seat, command: TableCommand): Promise<void> => {
      const reply = await hall.tables.command(id, seats[seat] as Access, command);
      if (reply.type !== 'accepted') throw new Error(`refused: ${JSON.stringify(reply)}`);
    };
    let epoch = 0;
    for (let n = 0; n <= steps.length; n++) {
      if (wanted.includes(n)) {
        const proposes = n > 0 && states[n]?.outcome === null && nextBelow(generator, 3) === 0;
        if (proposes) await play(0, { type: 'propose', key: `p${n}`, what: 'undo', to: n - 1 });
        captures.push(await capture(hall, plan, id, { ...stored, header: stored.header }, states, steps, n));
        const open = (await hall.store.readTable(id))?.doc.proposal;
        if (open) await play(0, { type: 'vote', key: `v${n}`, proposal: open.id, agree: false });
      }
      const step = steps[n];
      if (step === undefined) break;
      hall.clock.time += 1 + nextBelow(generator, 20_000);
      if (n % 40 === 7) {
        const seat = nextBelow(generator, players);
        await play(seat, { type: 'chat', key: `c${n}`, text: `After entry ${n} I know nothing.` });
      }
      if (step.type === 'undo') {
        await play(step.seat, { type: 'undo', key: `k${n}`, answers: 1 });
        epoch = n + 1;
      } else {
        const { seat, ask, answer: given } = step;
        await play(seat, { type: 'answer', key: `k${n}`, ask: `${ask}.${epoch}`, answer: given });
      }
    }
    if (hall.errors.length > 0) throw new Error(JSON.stringify(hall.errors));
    return captures;
  } finally {
    await hall.close();
  }
}

async function begunTable(hall: Hall, { game, players, table, seed }: OriginPlan) {
  const users = [];
  for (let seat = 0; seat < players; seat++) users.push(await newUser(hall, `Player${seat}`));
  const [first, ...rest] = users;
  if (first === undefined) throw new Error('nobody plays');
  const created = await createTable(hall, first, {
    game: game.id,
    title: `Table ${seed}`,
    seats: users.map((_user, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' })),
    word: 'first word',
    ...table,
  });
  const { id } = created.table;
  for (const [i, user] of rest.entries()) {
    const secret = created.secrets.seats[i + 1] ?? null;
    const access = got(await hall.tables.access(id, user.id, secret));
    got(await hall.tables.join(id, access, user, null, `word ${i}`));
  }
  got(await hall.tables.start(id, got(await hall.tables.access(id, first.id, null))));
  const seats: Access[] = [];
  for (const { id: user } of users) seats.push(got(await hall.tables.access(id, user, null)));
  const passes = Object.keys(game.passes);
  await hall.tables.command(id, seats[1] as Access, { type: 'orders', key: 'orders', passes });
  await hall.tables.command(id, seats[0] as Access, { type: 'mute', key: 'mute', seat: players - 1, muted: true });
  return { id, seats };
}

/** Plays the game without a table, to know where it leads. */
function rehearse(
  match: Match,
  generator: number[],
  { least, moments }: OriginPlan,
): { readonly steps: Step[]; readonly states: CoreState[] } {
  const { game } = match;
  const steps: Step[] = [];
  const states: CoreState[] = [game.clone(match.state)];
  let missing = moments;
  while (match.state.pending !== null && (steps.length < least || missing.length > 0)) {
    missing = missing.filter((fits) => !fits(match.state));
    const { asks: put, answers } = match.state.pending;
    const last = steps.at(-1);
    if (last?.type === 'answer' && undoable(match, last.seat) > 0 && nextBelow(generator, 25) === 0) {
      steps.push({ type: 'undo', seat: last.seat });
      got(undo(match, last.seat));
    } else {
      const ask = pick(
        generator,
        put.filter((_ask, i) => answers[i] === null),
      );
      const given = pick(generator, game.options(match.state, ask));
      steps.push({ type: 'answer', seat: ask.seat, ask: ask.id, kind: ask.kind, answer: given });
      const played = answer(match, ask.seat, ask.id, given);
      if (isIllegal(played)) throw new Error(`an option was refused by ${played.rule}`);
    }
    states.push(game.clone(match.state));
  }
  return { steps, states };
}

function momentAmong(states: readonly CoreState[], fits: (state: CoreState) => boolean, generator: number[]): number {
  const all = [...states.keys()];
  const fitting = all.filter((n) => fits(states[n] as CoreState));
  if (fitting.length === 0) throw new Error('the game has no such moment');
  return pick(generator, fitting);
}

async function capture(
  { store }: Hall,
  { game, seed }: OriginPlan,
  id: string,
  stored: { readonly seed: string; readonly header: RecordHeader },
  states: readonly CoreState[],
  steps: readonly Step[],
  n: number,
): Promise<Capture> {
  const table = await store.readTable(id);
  const snapshot = await store.readSnapshot(id, 'any');
  if (table === null || table.row.n !== n) throw new Error('the table is somewhere else');
  const known = states[snapshot?.n ?? 0];
  if (snapshot === null || known === undefined || !samePlain(JSON.parse(snapshot.state), known as never)) {
    throw new Error('the table has come to another state than the rehearsal');
  }
  const moments = [...new Set([0, Math.floor(n / 3), Math.floor((2 * n) / 3), Math.max(0, n - 1), n])];
  const intents = steps
    .slice(Math.max(0, n - 40), n + 10)
    .flatMap((step) => (step.type === 'answer' ? [{ kind: step.kind, answer: step.answer }] : []));
  return {
    name: `${game.id}, seed ${seed}, after entry ${n}`,
    game,
    table,
    ...stored,
    entries: await store.readEntries(id, 0),
    chat: await store.readChat(id, 0, 1000),
    states: moments.map((at) => ({ n: at, state: states[at] as CoreState })),
    intents,
  };
}

import { askBot, botsFor } from '@tessera/bots';
import { type Ask, type CoreState, check, type Game, type PlainObject, seedStreams } from '@tessera/kernel';
import { type Clock, type Log, systemClock } from '../services.ts';
import { type BotPlayers, type BotQuestion, BotsClosed } from './botPlayers.ts';
import { createBotRests } from './botRests.ts';
import { type BotThread, startBotThread, type ThreadResult } from './botThread.ts';
import { createFairQueue } from './fairQueue.ts';

/** A bot that has failed, for metrics. */
export interface FailedBot {
  readonly game: string;
  readonly bot: string;
}

export interface BotPoolSettings {
  /** The bundle of worker.ts. */
  readonly workerUrl: URL;
  readonly log: Log;
  /** The most threads; they start when needed. */
  readonly workers?: number;
  /** How long a bot may think about one question. */
  readonly timeLimitMs?: number;
  /** Memory of each thread. */
  readonly memoryMb?: number;
  readonly clock?: Clock;
  /** A bot took too long. */
  onTimeout?(bot: FailedBot): void;
  /** A bot's thread broke, or its answer was illegal. */
  onCrash?(bot: FailedBot): void;
  /** The bots of a game, the weakest first; by default those of @tessera/bots. */
  names?(game: Game): readonly string[];
}

const WORKERS = 2;
const TIME_LIMIT_MS = 5000;
const MEMORY_MB = 256;
/** How long no thread is started after one has failed to start. */
const START_PAUSE_MS = 10_000;

/** A question with the bots that may still answer it in a thread, the best first. When none is left, a random answer is picked here. */
interface Job {
  readonly question: BotQuestion;
  readonly table: string | null;
  /** A copy of the state: the host goes on changing its own. */
  readonly state: CoreState;
  bots: readonly string[];
  readonly resolve: (answer: PlainObject) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Bots in a few worker threads. A bot that hangs, breaks or cheats costs its thread, which is replaced. Its question goes to the
 * next simpler bot and at last to the random one, which runs here. Each table has one question in progress at a time, and tables
 * take turns, so that a table in trouble takes at most one thread from the others.
 */
export function createBotPool(settings: BotPoolSettings): BotPlayers {
  const { workerUrl, log, workers = WORKERS, timeLimitMs = TIME_LIMIT_MS, memoryMb = MEMORY_MB } = settings;
  const clock = settings.clock ?? systemClock;
  const names = settings.names ?? ((game: Game) => Object.keys(botsFor(game)));
  const queue = createFairQueue<Job>();
  const rests = createBotRests(clock);
  const tablesAtWork = new Set<string>();
  const threads = new Set<BotThread>();
  let idle: BotThread[] = [];
  let busy = 0;
  let noStartBefore = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const isRested = ({ table }: Job, bot: string) => table === null || !rests.isResting(table, bot);

  /** Gives a job to the best bot it has left. */
  const place = (job: Job, isNew: boolean): void => {
    while (job.bots.length > 0 && !isRested(job, job.bots[0] as string)) job.bots = job.bots.slice(1);
    if (job.bots.length === 0) {
      answerHere(job);
      return;
    }
    if (isNew) queue.add(job.table, job);
    else queue.addFirst(job.table, job);
    dispatch();
  };

  const dispatch = (): void => {
    // One may have broken while idle.
    idle = idle.filter((thread) => !thread.isOver);
    while (busy < workers && !isClosed) {
      const job = queue.take((table) => !tablesAtWork.has(table));
      if (job === null) return;
      if (clock.ticks() < noStartBefore && idle.length === 0) answerHere(job);
      else void putToThread(job);
    }
  };

  const putToThread = async (job: Job): Promise<void> => {
    const { question, state, table } = job;
    const bot = job.bots[0] as string;
    const thread = idle.pop() ?? startThread();
    busy++;
    if (table !== null) tablesAtWork.add(table);
    const result = await thread.ask({ game: question.game.id, state, ask: question.ask, bot, seed: question.seed });
    busy--;
    if (table !== null) tablesAtWork.delete(table);
    settle(job, bot, thread, result);
    dispatch();
  };

  const startThread = (): BotThread => {
    const thread = startBotThread({ workerUrl, timeLimitMs, memoryMb, clock });
    threads.add(thread);
    return thread;
  };

  const settle = (job: Job, bot: string, thread: BotThread, result: ThreadResult): void => {
    const { game, seat, ask } = job.question;
    if (result.type === 'ended' || isClosed) {
      job.reject(new BotsClosed('the bots are closed'));
      return;
    }
    const refused = result.type === 'answer' ? check(game, job.state, seat, ask, result.answer) : null;
    if (result.type === 'answer' && refused === null) {
      idle.push(thread);
      if (job.table !== null) rests.succeeded(job.table, bot);
      job.resolve(result.answer as PlainObject);
      return;
    }
    // A bot that cheats may have left its thread in any state.
    letGo(thread);
    const failed = { game: game.id, bot };
    if (result.type === 'timeout') settings.onTimeout?.(failed);
    else settings.onCrash?.(failed);
    const why = result.type === 'answer' ? { why: 'illegal', rule: refused?.rule } : { why: result.type };
    const error = 'error' in result ? { error: describeError(result.error) } : {};
    log.warn({ ...failed, table: job.table, ...why, ...error }, 'a bot failed: a simpler one answers');
    if (result.type === 'unstartable') noStartBefore = clock.ticks() + START_PAUSE_MS;
    else if (job.table !== null) rests.failed(job.table, bot);
    job.bots = job.bots.slice(1);
    place(job, false);
  };

  const letGo = (thread: BotThread): void => {
    void thread.end().then(() => threads.delete(thread));
  };

  return {
    names,
    choose(question) {
      const answered = new Promise<PlainObject>((resolve, reject) => {
        if (isClosed) throw new BotsClosed('the bots are closed');
        const { game, seat, ask, bot, table = null } = question;
        const state = game.clone(question.state);
        if (askIn(state, ask)?.seat !== seat) throw new Error(`question ${ask} is not open to seat ${seat}`);
        place({ question, table, state, bots: inThreads(names(game), bot), resolve, reject }, true);
      });
      // If the caller no longer listens when the server stops, the rejection must not go unhandled.
      answered.catch(() => {});
      return answered;
    },
    async close() {
      isClosed = true;
      idle = [];
      for (const job of queue.takeAll()) job.reject(new BotsClosed('the bots are closed'));
      await Promise.all([...threads].map((thread) => thread.end()));
      threads.clear();
    },
  };
}

/** The last resort: picks a random option. It takes little time and cannot hang. */
function answerHere({ question, state, resolve, reject }: Job): void {
  const { game, ask, seed } = question;
  try {
    const { random } = botsFor(game);
    const asked = askIn(state, ask);
    if (random === undefined || asked === undefined) throw new Error(`nobody can answer question ${ask}`);
    resolve(askBot(random, game, state, asked, seedStreams(seed)[0] as number[]));
  } catch (error) {
    reject(error);
  }
}

function askIn(state: CoreState, id: number): Ask | undefined {
  return state.pending?.asks.find((open) => open.id === id);
}

/**
 * The bot and all simpler ones, except the simplest: that one answers here if need be. If it is the one that was asked for, it answers
 * in a thread like the others: finding out what may be answered takes time too. A bot that no longer exists is replaced by the best.
 */
function inThreads(names: readonly string[], bot: string): readonly string[] {
  const known = names.indexOf(bot);
  return known === 0 ? [bot] : names.slice(1, known < 0 ? names.length : known + 1).reverse();
}

/** What may be logged of an error: its message might reveal what is hidden from other seats. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...code, at: at.slice(0, 5).map((line) => line.trim()) };
}

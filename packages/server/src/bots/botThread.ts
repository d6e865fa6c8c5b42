import { Worker } from 'node:worker_threads';
import type { Clock } from '../services.ts';
import type { NumberedQuestion, ThreadMessage, ThreadQuestion } from './botMessages.ts';

/** A thread that is not ready by then has failed. Loading takes a while on a busy machine. */
const START_LIMIT_MS = 30_000;
const YOUNG_MB = 32;

export interface ThreadSettings {
  readonly workerUrl: URL;
  /** For each question, counted from when the thread is ready. */
  readonly timeLimitMs: number;
  /** The limit of the thread's old generation in memory. */
  readonly memoryMb: number;
  readonly clock: Clock;
}

/** What became of a question. Anything but an answer has ended the thread. */
export type ThreadResult =
  | { readonly type: 'answer'; readonly answer: unknown }
  | { readonly type: 'timeout' }
  | { readonly type: 'crash'; readonly error: unknown }
  /** The thread's code could not be loaded: another thread would fail too. */
  | { readonly type: 'unstartable'; readonly error: unknown }
  | { readonly type: 'ended' };

/** A worker thread that answers one question at a time. */
export interface BotThread {
  readonly isOver: boolean;
  ask(question: ThreadQuestion): Promise<ThreadResult>;
  /** Ends the thread, whatever it is doing. */
  end(): Promise<void>;
}

interface Asked {
  readonly question: NumberedQuestion;
  readonly settle: (result: ThreadResult) => void;
}

export function startBotThread({ workerUrl, timeLimitMs, memoryMb, clock }: ThreadSettings): BotThread {
  const worker = new Worker(workerUrl, {
    // Bots do not need the server's settings, which hold its secrets.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  let asked: Asked | null = null;
  let count = 0;
  let isReady = false;
  let isOver = false;
  let ending: Promise<void> | null = null;

  const terminate = (): Promise<void> => {
    ending ??= worker.terminate().then(() => undefined);
    return ending;
  };
  const settle = (result: ThreadResult): void => {
    const settled = asked;
    asked = null;
    callOff();
    // An idle thread does not keep the process alive.
    worker.unref();
    settled?.settle(result);
  };
  const endWith = (result: ThreadResult): void => {
    if (isOver) return;
    isOver = true;
    settle(result);
    void terminate();
  };
  const crash = (error: unknown): void => endWith({ type: isReady ? 'crash' : 'unstartable', error });
  const put = ({ question }: Asked): void => {
    callOff();
    callOff = clock.after(timeLimitMs, () => endWith({ type: 'timeout' }));
    worker.postMessage(question);
  };
  const onMessage = (message: ThreadMessage | null): void => {
    if (isOver) return;
    if (typeof message !== 'object' || message === null) {
      crash(new Error('the thread sent something that is not a message'));
    } else if (message.type === 'ready') {
      if (isReady) return;
      isReady = true;
      callOff();
      if (asked !== null) put(asked);
    } else if (asked !== null && message.number === asked.question.number) {
      settle({ type: 'answer', answer: message.answer });
    }
  };
  let callOff = clock.after(START_LIMIT_MS, () => crash(new Error('the thread did not start in time')));
  worker.on('message', onMessage);
  worker.on('messageerror', crash);
  worker.on('error', crash);
  worker.on('exit', (code) => crash(new Error(`the thread ended with code ${code}`)));

  return {
    get isOver() {
      return isOver;
    },
    ask(question) {
      return new Promise((resolve) => {
        if (isOver || asked !== null) throw new Error('the thread has ended, or is busy');
        asked = { question: { ...question, number: ++count }, settle: resolve };
        worker.ref();
        if (isReady) put(asked);
      });
    },
    end() {
      endWith({ type: 'ended' });
      return terminate();
    },
  };
}

import type { LocalCall, LocalCalls, LocalMessage } from './messages.ts';

type Result<K extends keyof LocalCalls> = LocalCalls[K]['result'];
type TableListener = (changes: Extract<LocalMessage, { readonly table: string }>['changes']) => void;

let worker: Worker | null = null;
let calls = 0;
const waiting = new Map<number, (result: unknown) => void>();
const listeners = new Map<string, TableListener>();

/** The worker that runs all games of this browser; started on first use. */
function theWorker(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LocalMessage>) => {
    if ('call' in data) {
      waiting.get(data.call)?.(data.result);
      waiting.delete(data.call);
    } else {
      listeners.get(data.table)?.(data.changes);
    }
  };
  return worker;
}

/** Calls the worker. */
export function callLocal<K extends keyof LocalCalls>(
  what: K,
  given: Omit<LocalCalls[K], 'result'>,
): Promise<Result<K>> {
  const call = calls++;
  return new Promise((resolve) => {
    waiting.set(call, resolve as (result: unknown) => void);
    theWorker().postMessage({ call, do: what, ...given } as unknown as LocalCall);
  });
}

/**
 * Listens to changes at a table. The returned function stops that, and says whether no one listens to the table now.
 */
export function listenToTable(id: string, listener: TableListener): () => boolean {
  listeners.set(id, listener);
  return () => {
    // Another link to the same table may have replaced this one.
    if (listeners.get(id) !== listener) return false;
    return listeners.delete(id);
  };
}

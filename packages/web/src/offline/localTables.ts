import type { LocalCall, LocalCalls, LocalMessage } from './messages.ts';

type Result<K extends keyof LocalCalls> = LocalCalls[K]['result'];
type Hear = (changes: Extract<LocalMessage, { readonly table: string }>['changes']) => void;

let worker: Worker | null = null;
let calls = 0;
const waiting = new Map<number, (result: unknown) => void>();
const hearers = new Map<string, Hear>();

/** The worker in which all games of this browser run; started when it is needed first. */
function theWorker(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LocalMessage>) => {
    if ('call' in data) {
      waiting.get(data.call)?.(data.result);
      waiting.delete(data.call);
    } else {
      hearers.get(data.table)?.(data.changes);
    }
  };
  return worker;
}

/** Asks the worker for something. */
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

/** Hears what is new at a table until told otherwise; that says whether nobody hears it any more. */
export function hearTable(id: string, hear: Hear): () => boolean {
  hearers.set(id, hear);
  return () => {
    // Another link to the same table may have taken its place.
    if (hearers.get(id) !== hear) return false;
    return hearers.delete(id);
  };
}

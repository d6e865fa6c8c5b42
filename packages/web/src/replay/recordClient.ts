import type { Fault, Proof, RecordAbout, RecordCall, RecordCalls } from './messages.ts';

/** A worker that replays a record. */
export interface RecordClient {
  call<K extends keyof RecordCalls>(
    what: K,
    given: Omit<RecordCalls[K], 'result'>,
  ): Promise<RecordCalls[K]['result'] | Fault>;
  close(): void;
}

function startRecordWorker(): RecordClient {
  const worker = new Worker(new URL('./recordWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (result: unknown) => void>();
  let calls = 0;
  worker.onmessage = ({ data }: MessageEvent<{ readonly call: number; readonly result: unknown }>) => {
    waiting.get(data.call)?.(data.result);
    waiting.delete(data.call);
  };
  worker.onerror = () => {
    for (const resolve of waiting.values()) resolve({ code: 'S-INTERNAL', params: {} });
    waiting.clear();
  };
  return {
    call: (what, given) =>
      new Promise((resolve) => {
        const call = calls++;
        waiting.set(call, resolve as (result: unknown) => void);
        worker.postMessage({ call, do: what, ...given } as unknown as RecordCall);
      }),
    close: () => worker.terminate(),
  };
}

/** Opens a record in its own worker. */
export async function openRecord(
  text: string,
): Promise<{ readonly client: RecordClient; readonly about: RecordAbout } | Fault> {
  const client = startRecordWorker();
  const about = await client.call('open', { text });
  if (!('code' in about)) return { client, about };
  client.close();
  return about;
}

/** Recomputes a finished record's proof in its own worker. */
export async function proveRecord(text: string): Promise<Proof | Fault> {
  const client = startRecordWorker();
  try {
    return await client.call('prove', { text });
  } finally {
    client.close();
  }
}

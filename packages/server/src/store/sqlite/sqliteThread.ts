import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { codeOf } from '../faults.ts';
import { createExecutor } from './createExecutor.ts';
import { unpackGroups } from './packing.ts';
import type { ThreadAnswer, ThreadData, ThreadMessage } from './threadMessages.ts';

// The database's thread: see engineInThread.ts.

/** The most calls that are written together, so that no caller waits too long for a reply. */
const TOGETHER = 64;

type WriteMessage = Extract<ThreadMessage, { readonly write: string }>;

const port = parentPort;
if (port === null) throw new Error('this is a worker, to be started by a store');
const { file, pragmas }: ThreadData = workerData;
const database = new Database(file);
for (const pragma of pragmas) database.pragma(pragma);
const executor = createExecutor(database);

const next = (): ThreadMessage | undefined => receiveMessageOnPort(port)?.message;
const send = (answers: readonly ThreadAnswer[]): void => port.postMessage(answers);

function failed(id: number, error: unknown): ThreadAnswer {
  return { id, code: codeOf(error), text: error instanceof Error ? error.message : String(error) };
}

function run(id: number, statement: string): void {
  try {
    send([{ id, result: executor.run(JSON.parse(statement)) }]);
  } catch (error) {
    send([failed(id, error)]);
  }
}

/** Writes all that waits together: the disk takes as long for little as for much. Returns the first message left over. */
function write(first: WriteMessage): ThreadMessage | undefined {
  const together = [first];
  let after = next();
  while (after !== undefined && 'write' in after && together.length < TOGETHER) {
    together.push(after);
    after = next();
  }
  const outcomes = executor.write(together.map((message) => unpackGroups(message.write)));
  send(
    outcomes.map((outcome, i) => {
      const { id } = together[i] as WriteMessage;
      return 'fault' in outcome ? failed(id, outcome.fault) : { id, result: outcome.written };
    }),
  );
  return after;
}

port.on('message', (message: ThreadMessage) => {
  for (let one: ThreadMessage | undefined = message; one !== undefined; ) {
    if ('stop' in one) {
      database.close();
      port.close();
      return;
    }
    if ('write' in one) {
      one = write(one);
    } else {
      run(one.id, one.run);
      one = next();
    }
  }
});

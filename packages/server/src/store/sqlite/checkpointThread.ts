import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { CheckpointMessage } from './threadMessages.ts';

// The thread that moves SQLite's log into the database: see startCheckpoints.ts.

const port = parentPort;
if (port === null) throw new Error('this is a worker, to be started by a store');
const database = new Database(String(workerData));
database.pragma('busy_timeout = 5000');
database.pragma('synchronous = FULL');
port.on('message', (message: CheckpointMessage) => {
  if (message === 'stop') {
    database.close();
    port.close();
  } else {
    database.pragma('wal_checkpoint(PASSIVE)');
    port.postMessage('done');
  }
});

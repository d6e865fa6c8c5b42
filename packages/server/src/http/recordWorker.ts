import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import { checkRecord } from './checkRecord.ts';

// A thread of its own for one record: see recordChecks.ts.
parentPort?.postMessage(checkRecord(String(workerData), GAMES));

// One process at a time.
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';

/**
 * Does something that only one process at a time may do; others wait. SQLite locks the file, so the system releases it however the
 * process ends: a process id written into a file would outlive a crash, and soon be the id of another process.
 * @template T
 * @param {string} file to lock; made if need be
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(file, work) {
  const lock = new Database(file);
  try {
    while (!tryToTake(lock)) await pause(100);
    return await work();
  } finally {
    lock.close();
  }
}

/** @param {InstanceType<typeof Database>} lock */
function tryToTake(lock) {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (String(/** @type {{ code?: unknown }} */ (error).code).startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

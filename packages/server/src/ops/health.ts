import type { Clock, Log } from '../services.ts';
import type { Store } from '../store/store.ts';

/** The state of the database. */
export type Wellbeing = 'well' | 'unwritable' | 'unreachable';

export interface Health {
  look(): Promise<Wellbeing>;
}

/** How long a result holds: anyone may ask, and each check writes. */
const FRESH = 2_000;
/** A database that takes longer counts as unreachable. */
const PATIENCE = 4_000;

/**
 * Checks whether the database can be written: a server that can only read, say because the disk is full, is of no use. One check
 * serves all who ask at about the same time.
 */
export function createHealth(store: Pick<Store, 'ping' | 'write'>, clock: Clock, log: Log): Health {
  let looking: Promise<Wellbeing> | null = null;
  let found: { readonly wellbeing: Wellbeing; readonly at: number } | null = null;

  async function isDone(work: () => Promise<void>, complaint: string): Promise<boolean> {
    let callOff = () => {};
    const late = new Promise<never>((_, reject) => {
      callOff = clock.after(PATIENCE, () => reject(new Error('it takes too long')));
    });
    try {
      await Promise.race([work(), late]);
      return true;
    } catch (error) {
      log.error({ err: error }, complaint);
      return false;
    } finally {
      callOff();
    }
  }

  async function lookNow(): Promise<Wellbeing> {
    if (await isDone(() => store.write(), 'nothing can be written')) return 'well';
    return (await isDone(() => store.ping(), 'the database does not answer')) ? 'unwritable' : 'unreachable';
  }

  return {
    look() {
      if (found !== null && clock.ticks() - found.at < FRESH) return Promise.resolve(found.wellbeing);
      looking ??= lookNow().then((wellbeing) => {
        looking = null;
        found = { wellbeing, at: clock.ticks() };
        return wellbeing;
      });
      return looking;
    },
  };
}

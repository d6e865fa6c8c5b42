import type { Clock, Log } from '../services.ts';
import type { Store } from '../store/store.ts';

/** How things stand with the database. */
export type Wellbeing = 'well' | 'unwritable' | 'unreachable';

export interface Health {
  look(): Promise<Wellbeing>;
}

/** What was found holds for this long: anybody may ask, and to look is to write. */
const FRESH = 2_000;
/** A database that takes longer is as good as none. */
const PATIENCE = 4_000;

/**
 * Looks whether the database can be written, since a server that can only read, with a full disk for one, is of use to nobody. One look
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

/** How often a lock that is held is tried again, and how long after: this window may just have let it go. */
const LOCK_TRIES = 10;
const LOCK_PAUSE = 50;

/** Only one window plays a game; the lock is let go with the window, however that ends. */
export async function lockForWindow(id: string): Promise<(() => void) | null> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const release = await lockNow(id);
    if (release !== null) return release;
    await new Promise((resume) => setTimeout(resume, LOCK_PAUSE));
  }
  return null;
}

async function lockNow(id: string): Promise<(() => void) | null> {
  return await new Promise((resolve) => {
    void navigator.locks.request(`tessera local ${id}`, { ifAvailable: true }, (held) => {
      if (held === null) {
        resolve(null);
        return;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}

/** Locks a game for this window; null if another window has it. The lock ends with the window, however that closes. */
export async function lockForWindow(id: string): Promise<(() => void) | null> {
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

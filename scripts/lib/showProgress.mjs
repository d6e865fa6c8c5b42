const WIDTH = 30;

/**
 * A progress bar on a terminal; elsewhere nothing.
 * @param {number} part 0 to 1
 * @param {string} note
 */
export function showProgress(part, note) {
  if (!process.stderr.isTTY) return;
  const filled = Math.round(part * WIDTH);
  const seconds = Math.round(performance.now() / 1000);
  process.stderr.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${note}, ${seconds} s`);
}

/** Makes room for a line of text. */
export function clearProgress() {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

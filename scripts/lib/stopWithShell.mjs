/**
 * npm passes a signal on to the shell that it has started us by, and that does not pass it on: it is gone, and we have
 * another parent. That is the sign to stop.
 */
export function stopWithShell() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}

/**
 * npm passes a signal only to the shell that started this process, and the shell ends without passing it on. A new parent
 * process is therefore the sign to stop.
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

// Loaded into a server's process by the load test before the server itself: reports how much memory is in use after a
// full garbage collection, and how much processor time the process has used.
const { gc } = globalThis;
if (gc === undefined || process.send === undefined) throw new Error('needs --expose-gc and a channel to the load test');

process.on('message', async (question) => {
  if (question === 'memory') {
    // What the first collection frees may allow more in the second.
    for (let round = 0; round < 3; round++) {
      gc();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    process.send?.(process.memoryUsage());
  } else {
    process.send?.(process.cpuUsage());
  }
});
process.channel?.unref();

// Loaded into every child by --import. The supervisor holds the other end of an IPC channel; when it goes away, even by
// kill -9, the channel closes and the child ends in its own orderly way, or after five seconds without one.
if (process.channel) {
  process.channel.unref(); // the channel alone must not keep a finished child alive
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 5000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}

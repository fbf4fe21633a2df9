// Loaded into every child by --import. The supervisor holds the other end of an IPC channel; when it goes away, even by
// kill -9, the channel closes and the child ends in its own orderly way, or after five seconds without one.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  if (process.connected) {
    process.once('disconnect', endOrderly);
    process.channel.unref(); // the channel alone must not keep a finished child alive
  } else {
    process.exit(1); // the supervisor went away while we were being loaded
  }
}

function endOrderly() {
  setTimeout(() => process.exit(1), 5000).unref();
  process.kill(process.pid, 'SIGTERM');
}

// Loaded into every child by --import. The supervisor holds the other end of an IPC channel. When it ends, even by
// kill -9, the channel closes and the child shuts down, within five seconds.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  if (process.connected) {
    process.once('disconnect', endOrderly);
    process.channel.unref(); // the channel alone must not keep a finished child alive
  } else {
    process.exit(1); // the supervisor ended while this module was loading
  }
}

function endOrderly() {
  setTimeout(() => process.exit(1), 5000).unref();
  process.kill(process.pid, 'SIGTERM');
}

// First of all: it holds for what the imports below make too.
import './platform/heap/no-pretenuring.js';
import { createApplication } from './application.js';
import { listen } from './platform/http/listening.js';

/** A stop that takes longer has hung. */
const HARD_EXIT_MS = 25_000;

const { app, env, logger } = await createApplication(process.env);
app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    setTimeout(() => {
      logger.fatal('did not stop in time');
      process.exit(1);
    }, HARD_EXIT_MS).unref();
  });
// Started by the supervisor, the process must not outlive it, even when it was killed.
if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await listen(app, env);
logger.info({ host: env.host, port: env.port }, 'services listen');

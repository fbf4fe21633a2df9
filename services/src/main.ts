// First of all: it holds for what the imports below make too.
import './platform/heap/no-pretenuring.js';
import { createApplication } from './application.js';
import { IdleMemory } from './platform/heap/idle-memory.js';
import { listen } from './platform/http/listening.js';
import { createLogger } from './platform/logging/logger.js';
import { FatalErrors } from './platform/process/fatal-errors.js';

/** A stop that takes longer has hung. */
const HARD_EXIT_MS = 25_000;

// Before the environment is read: a start that fails says so in the log's own form.
const fatalErrors = new FatalErrors(createLogger('fatal'), process, (code) => process.exit(code));
const { app, env, logger } = await createApplication(process.env);
fatalErrors.closeBeforeExit(() => app.close());
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
new IdleMemory().start();
logger.info({ host: env.host, port: env.port }, 'services listen');

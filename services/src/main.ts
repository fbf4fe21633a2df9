// The first import, because it also applies to the modules that the later ones load.
import './platform/heap/no-pretenuring.js';
import { createApplication } from './application.js';
import { LiveCartServer } from './commerce/live-cart/index.js';
import { IdleMemory } from './platform/heap/idle-memory.js';
import { listen } from './platform/http/listening.js';
import { createLogger } from './platform/logging/logger.js';
import { FatalErrors } from './platform/process/fatal-errors.js';

/** After this time a stop counts as hung. */
const HARD_EXIT_MS = 25_000;

// Before the environment is parsed, so that a failed start is logged as a JSON line.
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
// A process that was started by the supervisor must not outlive it, even if the supervisor was killed.
if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await listen(app, env);
await app.get(LiveCartServer).listen();
new IdleMemory().start();
logger.info({ host: env.host, port: env.port, liveCartPort: env.liveCart.port }, 'services listen');

import { withOwnerUrl } from './database/owner-url.js';
import { runTool } from './programs/run-program.js';
import { startTestServer } from './testing/test-server.js';

/** Commands that write or compare migrations. They run on an empty server that is removed afterwards. */
const AUTHORING = ['migrate dev', 'migrate diff'];
const NEEDS_DATABASE = ['migrate', 'db', 'studio'];

/** Runs the Prisma command line. A command that needs a database gets one, started for its duration if none runs. */
export async function runPrisma(args: string[]): Promise<void> {
  const run = (url?: string) =>
    runTool('prisma', args, {
      show: true,
      env: url ? { DATABASE_OWNER_URL: url } : {},
    });
  if (AUTHORING.includes(args.slice(0, 2).join(' '))) return onThrowawayServer(run);
  if (!NEEDS_DATABASE.includes(args[0] ?? '')) return run();
  return withOwnerUrl(run);
}

async function onThrowawayServer(run: (url: string) => Promise<void>): Promise<void> {
  const server = await startTestServer();
  await run(server.databaseUrl).finally(() => server.stop());
}

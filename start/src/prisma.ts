import path from 'node:path';
import { CHECKOUT, checkoutVariables } from './checkout.js';
import { embeddedUrls, startEmbeddedDatabase } from './database/embedded.js';
import { dataFolder, openDataFolder } from './environment/data-folder.js';
import { checkoutSecrets } from './environment/secrets.js';
import { readSettings } from './environment/settings.js';
import { isPortTaken } from './ports.js';
import { runTool } from './run-program.js';
import { startTestServer } from './testing/test-server.js';

/** What the Prisma command line needs to work without a download. */
export const PRISMA_ENVIRONMENT = {
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  PRISMA_SCHEMA_ENGINE_BINARY: path.join(CHECKOUT, 'prisma', 'schema-engine.mjs'),
};

/** Commands that write or compare migrations: they run on an empty server that is thrown away afterwards. */
const AUTHORING = ['migrate dev', 'migrate diff'];
const NEEDS_DATABASE = ['migrate', 'db', 'studio'];

/** Runs `prisma <words>`; a command that needs a database gets one, started for its duration if none runs. */
export async function runPrisma(words: string[]): Promise<void> {
  const settings = readSettings(checkoutVariables());
  const run = (url?: string) =>
    runTool('prisma', words, {
      show: true,
      env: { ...PRISMA_ENVIRONMENT, ...(url ? { DATABASE_OWNER_URL: url } : {}) },
    });
  if (AUTHORING.includes(words.slice(0, 2).join(' '))) return onThrowawayServer(run);
  if (!NEEDS_DATABASE.includes(words[0] ?? '')) return run();
  const given = settings.databaseOwnerUrl ?? settings.databaseUrl;
  if (given) return run(given);
  const folder = openDataFolder(dataFolder(CHECKOUT, settings.dataDir));
  const secrets = checkoutSecrets(folder);
  const port = settings.ports.postgres;
  if (await isPortTaken(port)) return run(embeddedUrls(port, secrets).owner); // npm start is running
  const { server, urls } = await startEmbeddedDatabase(folder, port, secrets);
  await run(urls.owner).finally(() => server.stop());
}

async function onThrowawayServer(run: (url: string) => Promise<void>): Promise<void> {
  const server = await startTestServer();
  await run(server.databaseUrl).finally(() => server.stop());
}

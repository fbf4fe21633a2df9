import path from 'node:path';
import { CHECKOUT, checkoutVariables } from './programs/checkout.js';
import { startEmbeddedDatabase, type DatabaseUrls } from './database/embedded.js';
import { grantApplicationRights } from './database/grants.js';
import { migrationNames } from './database/migration-files.js';
import { applyMigrations } from './database/migrations.js';
import { withClient } from './database/roles.js';
import type { Secrets } from './environment/secrets.js';
import { readSettings, type Settings } from './environment/settings.js';
import type { Progress } from './terminal/progress.js';
import { StartProblem } from './terminal/start-problem.js';
import type { Supervisor } from './supervisor/supervisor.js';

const MIGRATIONS = path.join(CHECKOUT, 'prisma', 'migrations');

/** Settings and secrets of a start. */
export interface StartContext {
  settings: Settings;
  folder: string;
  secrets: Secrets;
}

/** Returns the connection strings of the configured databases, and starts the embedded server for the others. */
export async function openDatabases(
  { settings, folder, secrets }: StartContext,
  supervisor: Supervisor,
): Promise<DatabaseUrls> {
  const configured = {
    application: settings.databaseUrl,
    owner: settings.databaseOwnerUrl ?? settings.databaseUrl,
    sandbox: settings.sandboxDatabaseUrl,
  };
  const sandboxIsNeeded = settings.commerce === undefined;
  if (configured.application && configured.owner && (configured.sandbox || !sandboxIsNeeded)) {
    await refuseUnreachable('DATABASE_URL', configured.application);
    const { application, owner, sandbox } = configured;
    return { application, owner, ...(sandbox === undefined ? {} : { sandbox }) };
  }
  const start = () => startEmbeddedDatabase(folder, settings.ports.postgres, secrets);
  const { server, urls } = await start();
  supervisor.adoptPostgres(server, async () => (await start()).server);
  return {
    application: configured.application ?? urls.application,
    owner: configured.owner ?? urls.owner,
    sandbox: configured.sandbox ?? urls.sandbox,
  };
}

/** Applies new migrations and grants the application its rights. */
export async function migrate(databases: Omit<DatabaseUrls, 'sandbox'>, progress: Progress): Promise<void> {
  const count = migrationNames(MIGRATIONS).length;
  await progress.step(`Tables up to date (${count} migrations)`, async () => {
    await applyMigrations(databases.owner, MIGRATIONS);
    const role = decodeURIComponent(new URL(databases.application).username);
    if (role !== decodeURIComponent(new URL(databases.owner).username))
      await grantApplicationRights(databases.owner, role);
  });
}

/** Migrates the database that DATABASE_URL names. Throws a `StartProblem` if it names none. */
export async function migrateConfiguredDatabase(progress: Progress): Promise<void> {
  const { databaseUrl, databaseOwnerUrl } = readSettings(checkoutVariables());
  if (!databaseUrl)
    throw new StartProblem('DATABASE_URL is not set. Set it to the database to migrate; npm start migrates its own.');
  await migrate({ application: databaseUrl, owner: databaseOwnerUrl ?? databaseUrl }, progress);
}

async function refuseUnreachable(variable: string, url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('SELECT 1'));
  } catch (error) {
    throw new StartProblem(
      `The database of ${variable} does not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

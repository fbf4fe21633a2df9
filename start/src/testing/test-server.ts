import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { grantApplicationRights } from '../database/grants.js';
import { applyMigrations } from '../database/migrations.js';
import { ensureDatabase, ensureRole, withClient } from '../database/roles.js';
import { freePort } from './free-port.js';
import { startPostgres } from '../postgres/launcher.js';
import { APPLICATION_PASSWORD, APPLICATION_ROLE, TEMPLATES } from './database.js';
import { temporaryRunFolder } from './temporary-folder.js';

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));
const SUPERUSER = { name: 'manifold_test', password: 'manifold-test' };

export interface TestServer {
  /** The superuser's connection string of the maintenance database. */
  postgresUrl: string;
  /** A migrated database that all test files share, for reading; a file that writes uses `freshDatabase`. */
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts a temporary Postgres with the migrated template that `freshDatabase` copies. */
export async function startTestServer(): Promise<TestServer> {
  const folder = temporaryRunFolder('jest');
  const server = await startPostgres({
    folder: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    port: await freePort(),
    superuser: SUPERUSER,
    volatile: true,
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await prepareTemplate(server.url('postgres'), server.url(TEMPLATES.manifold));
  } catch (error) {
    await stop();
    throw error;
  }
  return { postgresUrl: server.url('postgres'), databaseUrl: server.url('manifold'), stop };
}

async function prepareTemplate(postgresUrl: string, templateUrl: string): Promise<void> {
  await withClient(postgresUrl, async (client) => {
    await ensureRole(client, { name: APPLICATION_ROLE, password: APPLICATION_PASSWORD });
    await ensureDatabase(client, TEMPLATES.manifold, SUPERUSER.name);
  });
  await applyMigrations(templateUrl, MIGRATIONS);
  await grantApplicationRights(templateUrl, APPLICATION_ROLE);
  await withClient(postgresUrl, (client) => client.query(`CREATE DATABASE manifold TEMPLATE ${TEMPLATES.manifold}`));
}

import path from 'node:path';
import type { Secrets } from '../environment/secrets.js';
import { keepRotated } from '../logs/rotation.js';
import { startPostgres, type RunningPostgres } from '../postgres/launcher.js';
import { StartProblem } from '../terminal/start-problem.js';
import { ensureDatabase, ensureRole, withClient } from './roles.js';

const SUPERUSER = 'manifold_superuser';
const OWNER = 'manifold_owner';
const APPLICATION = 'manifold_app';
const SANDBOX = 'manifold_sandbox';

/** Connection strings of the two databases, by role. */
export interface DatabaseUrls {
  application: string;
  owner: string;
  /** Absent if the commerce backend is not the sandbox. */
  sandbox?: string;
}

export interface EmbeddedDatabase {
  server: RunningPostgres;
  urls: Required<DatabaseUrls>;
}

/**
 * Starts this checkout's Postgres with databases `manifold` and `sandbox`. Three roles besides the superuser: the
 * owner migrates, the application serves, the sandbox sees its own database only.
 */
export async function startEmbeddedDatabase(
  dataFolder: string,
  port: number,
  secrets: Secrets,
): Promise<EmbeddedDatabase> {
  const logFile = path.join(dataFolder, 'logs', 'postgres.log');
  const server = await startPostgres({
    folder: path.join(dataFolder, 'postgres'),
    logFile,
    port,
    superuser: { name: SUPERUSER, password: secrets.superuserPassword },
  });
  try {
    await prepareDatabases(server.url('postgres'), secrets);
  } catch (error) {
    await server.stop(); // no caller can stop it yet
    throw isWrongPassword(error) ? lostSecretsProblem(dataFolder) : error;
  }
  const stopRotating = keepRotated(logFile, ignoreFailedRotation);
  void server.ended.then(stopRotating);
  return { server, urls: embeddedUrls(port, secrets) };
}

/** The next rotation tries again; until then the log grows. */
const ignoreFailedRotation = (): void => undefined;

const WRONG_PASSWORD = '28P01';

function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === WRONG_PASSWORD;
}

function lostSecretsProblem(dataFolder: string): StartProblem {
  const file = path.join(dataFolder, 'secrets.json');
  return new StartProblem(
    `The database in ${dataFolder} was created with passwords other than those in ${file}. Restore that file, or run npm run reset to begin with empty data.`,
  );
}

/** Returns the connection strings of the embedded databases, whether the server runs or not. */
export function embeddedUrls(port: number, secrets: Secrets): Required<DatabaseUrls> {
  const url = (role: string, password: string, database: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
  return {
    application: url(APPLICATION, secrets.applicationPassword, 'manifold'),
    owner: url(OWNER, secrets.ownerPassword, 'manifold'),
    sandbox: url(SANDBOX, secrets.sandboxPassword, 'sandbox'),
  };
}

async function prepareDatabases(superuserUrl: string, secrets: Secrets): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await ensureRole(client, { name: OWNER, password: secrets.ownerPassword, mayCreateDatabases: true });
    await ensureRole(client, { name: APPLICATION, password: secrets.applicationPassword });
    await ensureRole(client, { name: SANDBOX, password: secrets.sandboxPassword });
    await ensureDatabase(client, 'manifold', OWNER);
    await ensureDatabase(client, 'sandbox', SANDBOX);
    await client.query('REVOKE CONNECT ON DATABASE manifold, sandbox FROM PUBLIC');
  });
}

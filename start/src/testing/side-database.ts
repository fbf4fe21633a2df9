import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { embeddedUrls } from '../database/embedded.js';
import { grantApplicationRights } from '../database/grants.js';
import { applyMigrations } from '../database/migrations.js';
import { withClient } from '../database/roles.js';
import { checkoutSecrets } from '../environment/secrets.js';
import { readRunRecord } from '../supervisor/run-record.js';

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

/** A second database on the server of a running system; it is removed with the system's data. */
export interface SideDatabase {
  /** The `DATABASE_URL` of services. */
  readonly applicationUrl: string;
  /** Runs SQL with all rights on the tables. */
  run(sql: string): Promise<void>;
}

/** Creates a migrated, empty database on the server of the system that runs on this data folder. */
export async function sideDatabase(dataDir: string, name: string): Promise<SideDatabase> {
  const urls = urlsOf(dataDir);
  await withClient(urls.owner, (client) => client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`));
  const [owner, application] = [named(urls.owner, name), named(urls.application, name)];
  await applyMigrations(owner, MIGRATIONS);
  await grantApplicationRights(owner, decodeURIComponent(new URL(application).username));
  return {
    applicationUrl: application,
    run: (sql) => withClient(owner, async (client) => void (await client.query(sql))),
  };
}

/** Calls back with the number of every revision when it is committed. Returns a function that stops it. */
export async function listenForRevisions(
  dataDir: string,
  onRevision: (revision: number) => void,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: urlsOf(dataDir).application });
  client.on('error', () => undefined); // without the connection a benchmark receives no more revisions, and reports that
  client.on('notification', ({ payload }) => onRevision(Number(payload)));
  await client.connect();
  await client.query('LISTEN config_revision');
  return () => client.end();
}

function urlsOf(dataDir: string) {
  const record = readRunRecord(dataDir);
  if (!record) throw new Error(`Nothing runs on ${dataDir}.`);
  return embeddedUrls(record.ports.postgres, checkoutSecrets(dataDir));
}

function named(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

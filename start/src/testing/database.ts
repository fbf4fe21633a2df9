import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface FreshDatabase {
  /** Connection string with all rights. */
  url: string;
  /** The same database as the application's own role sees it: no change of audit rows, no table definitions. */
  applicationUrl: string;
  /** Drops the database, cutting connections that are still open. */
  drop(): Promise<void>;
}

/** What the test server was prepared with; global-setup.ts exports the same names to every test process. */
export const TEMPLATES = { manifold: 'manifold_template', empty: 'template0' } as const;
export const APPLICATION_ROLE = 'manifold_app';
export const APPLICATION_PASSWORD = 'manifold-app-test';

/**
 * A database of its own for one test file: `manifold` comes with every migration applied, `empty` with nothing. Takes
 * about 50 ms. Needs the jest project `integration`, whose global setup starts the server.
 */
export async function freshDatabase({ template }: { template: keyof typeof TEMPLATES }): Promise<FreshDatabase> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run this file in the jest project "integration".');
  const name = `test_${template}_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATES[template]}`);
  // A copy has the template's tables and their rights; the rights on the database itself are given anew.
  await onServer(server, `GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${name} TO ${APPLICATION_ROLE}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const application = new URL(url);
  application.username = APPLICATION_ROLE;
  application.password = APPLICATION_PASSWORD;
  return {
    url: url.href,
    applicationUrl: application.href,
    drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { randomBytes } from 'node:crypto';
import { withClient } from '../database/roles.js';

export interface FreshDatabase {
  /** Connection string with all rights. */
  url: string;
  /** The same database for the application's role, which may not change audit rows or tables. */
  applicationUrl: string;
  /** Drops the database, cutting connections that are still open. */
  drop(): Promise<void>;
}

/** Template databases of the test server. */
export const TEMPLATES = { manifold: 'manifold_template', empty: 'template0' } as const;
export const APPLICATION_ROLE = 'manifold_app';
export const APPLICATION_PASSWORD = 'manifold-app-test';

/** A template that is created when a test file first asks for it; `prepare` fills it and leaves no connection open. */
export interface PreparedTemplate {
  readonly name: string;
  readonly from: keyof typeof TEMPLATES;
  prepare(database: FreshDatabase): Promise<void>;
}

/**
 * Creates a database for one test file in about 50 ms: `manifold` has every migration applied, `empty` has no tables, a prepared
 * template has its data. Needs the jest project `integration`, whose global setup starts the server.
 */
export async function freshDatabase({
  template,
}: {
  template: keyof typeof TEMPLATES | PreparedTemplate;
}): Promise<FreshDatabase> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: run this file in the jest project "integration".');
  return typeof template === 'string'
    ? copyOf(TEMPLATES[template], { server, name: nameFor(template) })
    : copyOf(await prepared(server, template), { server, name: nameFor(template.name) });
}

const nameFor = (template: string): string => `test_${template}_${randomBytes(6).toString('hex')}`;

async function copyOf(template: string, { server, name }: { server: string; name: string }): Promise<FreshDatabase> {
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  // A copy has the rights on the template's tables, but not those on the database itself.
  const rights = `GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${name} TO ${APPLICATION_ROLE}`;
  await withClient(server, (client) => client.query(rights));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const application = new URL(url);
  application.username = APPLICATION_ROLE;
  application.password = APPLICATION_PASSWORD;
  return {
    url: url.href,
    applicationUrl: application.href,
    drop: async () => {
      await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** Returns the name of the prepared database. One test process creates it; the others wait. */
function prepared(server: string, template: PreparedTemplate): Promise<string> {
  const place = `prepared_${template.name}`;
  return withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [place]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [place]);
    if (rowCount === 0) {
      const draft = nameFor(template.name);
      await template.prepare(await copyOf(TEMPLATES[template.from], { server, name: draft }));
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${place}`);
    }
    return place;
  });
}

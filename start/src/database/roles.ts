import pg from 'pg';

export interface Role {
  name: string;
  password: string;
  /** Prisma's `migrate dev` makes and drops a shadow database. */
  mayCreateDatabases?: boolean;
}

/** Runs statements on one short-lived connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the query under way rejects with it; unheard, it would end the process
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the login role, or brings its password and rights up to date. */
export async function ensureRole(client: pg.Client, role: Role): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role.name]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  const right = role.mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB';
  const password = pg.escapeLiteral(role.password);
  await client.query(`${verb} ROLE ${pg.escapeIdentifier(role.name)} LOGIN ${right} PASSWORD ${password}`);
}

/** Makes the database with its owner unless it exists. */
export async function ensureDatabase(client: pg.Client, database: string, owner: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER ${pg.escapeIdentifier(owner)}`);
}

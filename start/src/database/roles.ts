import pg from 'pg';

export interface Role {
  name: string;
  password: string;
  /** Needed by Prisma's `migrate dev`, which creates and drops a shadow database. */
  mayCreateDatabases?: boolean;
}

/** Calls `work` with a connection and closes it afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the running query rejects with it; without a listener it would end the process
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the login role, or updates its password and rights. */
export async function ensureRole(client: pg.Client, role: Role): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role.name]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  const right = role.mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB';
  const password = pg.escapeLiteral(role.password);
  await client.query(`${verb} ROLE ${pg.escapeIdentifier(role.name)} LOGIN ${right} PASSWORD ${password}`);
}

/** Creates the database with its owner unless it exists. */
export async function ensureDatabase(client: pg.Client, database: string, owner: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER ${pg.escapeIdentifier(owner)}`);
}

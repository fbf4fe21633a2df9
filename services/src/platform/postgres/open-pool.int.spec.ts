import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { SearchDatabase } from '../../integrations/search/postgres/search-database.js';
import { Env } from '../env/env.js';
import { createLogger } from '../logging/logger.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { openPool, withPoolClient } from './open-pool.js';
import { TEST_VARIABLES } from '../env/testing/test-variables.js';

const OWN_PID = 'SELECT pg_backend_pid() AS pid';

describe('a database connection that breaks', () => {
  let database: FreshDatabase;
  let owner: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  const cut = (pid: number | undefined) => owner.query('SELECT pg_terminate_backend($1)', [pid]);
  const env = () => Env.parse({ DATABASE_URL: database.applicationUrl, ...TEST_VARIABLES });

  it('while in use fails only that work, and the next work gets another connection', async () => {
    const pool = openPool({ connectionString: database.applicationUrl, max: 1 }, () => undefined);
    const broken = withPoolClient(pool, async (client) => {
      const { rows } = await client.query<{ pid: number }>(OWN_PID);
      const end = new Promise((resolve) => client.once('end', resolve));
      await cut(rows[0]?.pid);
      await end;
      await client.query('SELECT 1');
    });
    await expect(broken).rejects.toThrow();
    const { rows } = await withPoolClient(pool, (client) => client.query('SELECT 1 AS one'));
    expect(rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('in the middle of a search fails the search and not the process', async () => {
    const search = new SearchDatabase(env(), createLogger('silent'));
    const broken = search.transaction(async (query) => {
      const [row] = await query<{ pid: number }>(OWN_PID);
      const asleep = query('SELECT pg_sleep(60)');
      await Promise.all([asleep, cut(row?.pid)]);
    });
    await expect(broken).rejects.toMatchObject({ code: 'backend-unavailable' });
    expect(await search.query('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
    await search.onApplicationShutdown();
  });

  it('between two queries of a transaction fails the transaction and not the process', async () => {
    const prisma = new PrismaService(env());
    const broken = prisma.$transaction(async (db) => {
      const [row] = await db.$queryRawUnsafe<{ pid: number }[]>(OWN_PID);
      await cut(row?.pid);
      await db.revision.count();
    });
    await expect(broken).rejects.toThrow();
    expect(await prisma.revision.count()).toBe(0);
    await prisma.onApplicationShutdown();
  });

  it('is not assumed if Postgres refuses a statement: the pool reuses the connection', async () => {
    const pool = openPool({ connectionString: database.applicationUrl, max: 1 }, () => undefined);
    const pidOf = async () => (await pool.query<{ pid: number }>(OWN_PID)).rows[0]?.pid;
    const before = await pidOf();
    await expect(withPoolClient(pool, (client) => client.query('SELECT nonsense'))).rejects.toThrow('nonsense');
    expect(await pidOf()).toBe(before);
    await pool.end();
  });
});

import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from './database.js';

async function rowsOf(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe('a database for one test file', () => {
  it('has no data of another file', async () => {
    const [one, two] = await Promise.all([freshDatabase({ template: 'empty' }), freshDatabase({ template: 'empty' })]);
    await rowsOf(one.url, 'CREATE TABLE note (text text)');
    expect(await rowsOf(two.url, "SELECT to_regclass('note') AS found")).toEqual([{ found: null }]);
    await Promise.all([one.drop(), two.drop()]);
  });

  it('has every migration applied', async () => {
    const database = await freshDatabase({ template: 'manifold' });
    expect(
      await rowsOf(database.url, 'SELECT count(*)::int AS open FROM "_prisma_migrations" WHERE finished_at IS NULL'),
    ).toEqual([{ open: 0 }]);
    await database.drop();
  });

  it('does not let the application change the record of migrations', async () => {
    const database = await freshDatabase({ template: 'manifold' });
    await expect(rowsOf(database.applicationUrl, 'DELETE FROM "_prisma_migrations"')).rejects.toThrow(
      'permission denied',
    );
    await database.drop();
  });
});

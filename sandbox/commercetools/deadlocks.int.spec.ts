import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '../../start/src/testing/database.js';
import { openDatabase, type Database } from './storage/database.js';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connections: Database;

beforeAll(async () => {
  database = await freshDatabase({ template: 'empty' });
  connections = openDatabase(database.url, { name: 'deadlocks', maxConnections: 4 });
  await connections.query('CREATE TABLE counters (name text PRIMARY KEY, value integer NOT NULL)');
  await connections.query("INSERT INTO counters VALUES ('carts', 0), ('customers', 0)");
});
afterAll(async () => {
  await connections.close();
  await database.drop();
});

describe('two changes that lock the same rows in opposite orders', () => {
  it('are both made, each once', async () => {
    let waiting = 2;
    let meet = (): void => undefined;
    const bothHaveTheirFirst = new Promise<void>((resolve) => {
      meet = resolve;
    });
    let attempts = 0;
    const change = (first: string, second: string) =>
      connections.transaction(async (connection) => {
        attempts += 1;
        const raise = (name: string) =>
          connection.query('UPDATE counters SET value = value + 1 WHERE name = $1', [name]);
        await raise(first);
        waiting -= 1;
        if (waiting === 0) meet();
        await bothHaveTheirFirst;
        await raise(second);
      });
    await Promise.all([change('carts', 'customers'), change('customers', 'carts')]);
    // Usually one of them once more; the second attempt may lose as well.
    expect(attempts).toBeGreaterThan(2);
    const { rows } = await connections.query<{ value: number }>('SELECT value FROM counters');
    expect(rows.map(({ value }) => value)).toEqual([2, 2]);
  });
});

describe('a transaction that asks for a second connection', () => {
  it('fails at once, because several of them would wait for each other forever', async () => {
    const outside = connections.transaction(() => connections.query('SELECT 1'));
    await expect(outside).rejects.toThrow('second connection');
    const nested = connections.transaction(() => connections.transaction(() => Promise.resolve()));
    await expect(nested).rejects.toThrow('second connection');
  });

  it('may use the pool again after its end', async () => {
    let after: () => Promise<unknown> = () => Promise.reject(new Error('The transaction has not run'));
    await connections.transaction(() => {
      const inItsContext = AsyncLocalStorage.snapshot();
      after = () => inItsContext(() => connections.query('SELECT 1'));
      return Promise.resolve();
    });
    await expect(after()).resolves.toMatchObject({ rowCount: 1 });
  });
});

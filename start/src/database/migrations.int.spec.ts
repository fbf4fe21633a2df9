import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '../testing/database.js';
import { applyMigrations } from './migrations.js';
import { withClient } from './roles.js';

let folder = '';
let database: FreshDatabase;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-migrations-'));
  database = await freshDatabase({ template: 'empty' });
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

function migration(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}

const exists = (table: string) =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
    return rows[0]?.found;
  });

describe('bringing the tables up to date', () => {
  it('applies what is new in order and nothing twice', async () => {
    migration('2_second', 'ALTER TABLE thing ADD COLUMN name TEXT;');
    migration('1_first', 'CREATE TABLE thing (id INT);');
    expect(await applyMigrations(database.url, folder)).toEqual(['1_first', '2_second']);
    expect(await applyMigrations(database.url, folder)).toEqual([]);
  });

  it('works when four replicas start at once', async () => {
    migration('1_first', 'CREATE TABLE thing (id INT);');
    const applied = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(database.url, folder)));
    expect(applied.flat()).toEqual(['1_first']);
  });

  it('leaves nothing of a migration that fails, and does not go on behind it', async () => {
    migration('1_broken', 'CREATE TABLE half (id INT); SELECT nonsense;');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('The migration 1_broken failed');
    expect(await exists('half')).toBe(false);
    migration('2_fine', 'CREATE TABLE later (id INT);');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('migrate resolve --rolled-back 1_broken');
    expect(await exists('later')).toBe(false);
  });

  it('keeps functions whole, whatever semicolons they contain', async () => {
    migration('1_function', 'CREATE FUNCTION two() RETURNS INT LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END; $$;');
    await applyMigrations(database.url, folder);
    const { rows } = await withClient(database.url, (client) => client.query('SELECT two()'));
    expect(rows).toEqual([{ two: 2 }]);
  });
});

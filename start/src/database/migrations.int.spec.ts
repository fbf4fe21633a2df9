import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

const sql = (text: string) => withClient(database.url, (client) => client.query<Record<string, unknown>>(text));
const recorded = async () => (await sql('SELECT migration_name FROM "_prisma_migrations"')).rows;

/** Ends the connection of this database for which the condition holds, as soon as there is one. */
async function kill(condition: string): Promise<void> {
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND ${condition}`;
  while ((await sql(cut)).rowCount === 0) await pause(20);
}

const exists = (table: string) =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
    return rows[0]?.found;
  });

describe('bringing the tables up to date', () => {
  it('applies new migrations in order, and none twice', async () => {
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

  it('rolls a failed migration back, stops there, and applies it once it is repaired', async () => {
    migration('1_broken', 'CREATE TABLE half (id INT); SELECT nonsense;');
    migration('2_fine', 'CREATE TABLE later (id INT);');
    const refusal = 'The migration 1_broken failed; nothing of it was applied';
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(refusal);
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(refusal);
    expect(await Promise.all(['half', 'later'].map(exists))).toEqual([false, false]);
    migration('1_broken', 'CREATE TABLE half (id INT);');
    expect(await applyMigrations(database.url, folder)).toEqual(['1_broken', '2_fine']);
  });

  it('leaves no table and no record of a migration that is killed halfway', async () => {
    migration('1_slow', 'CREATE TABLE half (id INT); SELECT pg_sleep(600);');
    const refused = expect(applyMigrations(database.url, folder)).rejects.toThrow('nothing of it was applied');
    await kill("state = 'active' AND wait_event = 'PgSleep'");
    await refused;
    expect(await exists('half')).toBe(false);
    expect(await recorded()).toEqual([]);
    migration('1_slow', 'CREATE TABLE half (id INT);');
    expect(await applyMigrations(database.url, folder)).toEqual(['1_slow']);
  });

  it('is refused by an older release, which names the unknown migration', async () => {
    migration('1_first', 'CREATE TABLE thing (id INT);');
    migration('2_second', 'ALTER TABLE thing ADD COLUMN name TEXT;');
    await applyMigrations(database.url, folder);
    rmSync(path.join(folder, '2_second'), { recursive: true });
    await expect(applyMigrations(database.url, folder)).rejects.toThrow(
      'The database has migrations that this release does not know: 2_second',
    );
  });

  it('is refused when the file of an applied migration was changed', async () => {
    migration('1_first', 'CREATE TABLE thing (id INT);');
    await applyMigrations(database.url, folder);
    migration('1_first', 'CREATE TABLE thing (id BIGINT);');
    migration('2_second', 'CREATE TABLE other (id INT);');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('changed after they had been applied: 1_first');
    expect(await exists('other')).toBe(false);
  });

  it('is refused for a statement that cannot be rolled back, before anything is applied', async () => {
    migration('1_index', 'CREATE TABLE thing (id INT); CREATE INDEX CONCURRENTLY thing_id ON thing (id);');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('1_index holds CREATE INDEX CONCURRENTLY');
    expect(await exists('thing')).toBe(false);
  });

  it('is refused after a migration that another program started and never finished', async () => {
    migration('1_first', 'CREATE TABLE thing (id INT);');
    await applyMigrations(database.url, folder);
    await sql('UPDATE "_prisma_migrations" SET finished_at = NULL');
    await expect(applyMigrations(database.url, folder)).rejects.toThrow('migrate resolve --applied 1_first');
  });

  it('keeps functions whole, whatever semicolons they contain', async () => {
    migration('1_function', 'CREATE FUNCTION two() RETURNS INT LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END; $$;');
    await applyMigrations(database.url, folder);
    const { rows } = await withClient(database.url, (client) => client.query('SELECT two()'));
    expect(rows).toEqual([{ two: 2 }]);
  });
});

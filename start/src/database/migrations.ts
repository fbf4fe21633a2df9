import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { StartProblem } from '../terminal/start-problem.js';
import { appliedMigrations, ensureMigrationTable, recordApplied } from './migration-table.js';
import { readMigrations, statementOutsideTransactions, type Migration } from './migration-files.js';
import { withClient } from './roles.js';

/** The advisory lock that Prisma Migrate takes as well, so that the two never run at once. */
const MIGRATION_LOCK = 72707369;

/**
 * Applies new migrations of `prisma/migrations` in order and returns their names. Does the same as `prisma migrate deploy` and
 * keeps the same table, but needs no Prisma at run time and takes a tenth of the time. A migration and its record are one
 * transaction. Throws a `StartProblem` if a migration fails, comes from a newer release, or was changed after it was applied.
 */
export function applyMigrations(url: string, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  return withClient(url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await ensureMigrationTable(client);
    const applied = await appliedMigrations(client);
    refuseNewerTables(migrations, [...applied.keys()]);
    refuseChangedFiles(migrations, applied);
    const waiting = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of waiting) await applyMigration(client, migration);
    return waiting.map(({ name }) => name);
  });
}

function refuseNewerTables(migrations: readonly Migration[], applied: readonly string[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartProblem(
    `The database has migrations that this release does not know: ${unknown.join(', ')}. Its tables are newer than this code. ` +
      'Start the release that applied them or a later one, or restore a backup from before the update.',
  );
}

function refuseChangedFiles(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const changed = migrations.filter(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed.length === 0) return;
  throw new StartProblem(
    `Files of migrations were changed after they had been applied: ${changed.map(({ name }) => name).join(', ')}. ` +
      'The tables may differ from what this release expects. Restore the files (git checkout) and make the change in a new migration.',
  );
}

async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  const { name, sql } = migration;
  const outside = statementOutsideTransactions(sql);
  if (outside) {
    throw new StartProblem(
      `The migration ${name} holds ${outside}, which cannot run in a transaction. Nothing of it was applied. ` +
        'Remove the statement from the migration; on a large table, run it by hand.',
    );
  }
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await recordApplied(client, { id: randomUUID(), ...migration });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a lost connection has rolled back already
    throw new StartProblem(
      `The migration ${name} failed; nothing of it was applied. Repair it and start again. ${String(error)}`,
      { cause: error },
    );
  }
}

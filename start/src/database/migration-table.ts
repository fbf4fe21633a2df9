import type pg from 'pg';
import { StartProblem } from '../terminal/start-problem.js';

const MIGRATION_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

interface Entry {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  rolled_back_at: Date | null;
}

/** Creates Prisma's table of applied migrations unless it exists. */
export async function ensureMigrationTable(client: pg.Client): Promise<void> {
  await client.query(MIGRATION_TABLE);
}

/** Returns the applied migrations with the checksums of their files. Throws a `StartProblem` if one is unfinished. */
export async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<Entry>(
    'SELECT migration_name, checksum, finished_at, rolled_back_at FROM "_prisma_migrations"',
  );
  const applied = rows.filter((row) => !row.rolled_back_at);
  const unfinished = applied.find((row) => !row.finished_at);
  if (unfinished) throw unfinishedProblem(unfinished.migration_name);
  return new Map(applied.map((row) => [row.migration_name, row.checksum]));
}

/** Records a migration as applied. Call it in the migration's own transaction. */
export async function recordApplied(
  client: pg.Client,
  { id, name, checksum }: { id: string; name: string; checksum: string },
): Promise<void> {
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), 1)`,
    [id, checksum, name],
  );
}

/** Prisma itself and earlier releases leave such an entry, because they write it before the migration runs. */
function unfinishedProblem(name: string): StartProblem {
  return new StartProblem(
    `The migration ${name} was started by another program and is not recorded as finished. Check whether its tables exist. ` +
      `If they do: npm run prisma -- migrate resolve --applied ${name}. ` +
      `If they do not: npm run prisma -- migrate resolve --rolled-back ${name}. Then start again.`,
  );
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, as Prisma stores it. */
  readonly checksum: string;
}

/** Returns the names of all migrations in a folder, oldest first; none if the folder is missing or empty. */
export function migrationNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort();
}

/** Reads all migrations of a folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  return migrationNames(folder).map((name) => {
    const file = readFileSync(path.join(folder, name, 'migration.sql'));
    return { name, sql: file.toString('utf8'), checksum: createHash('sha256').update(file).digest('hex') };
  });
}

/** Comments and quoted text, including function bodies: words in them are not statements. */
const NOT_CODE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;
const OUTSIDE_TRANSACTIONS = [
  /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\b/i,
  /\bDROP\s+INDEX\s+CONCURRENTLY\b/i,
  /\bREINDEX\b[^;]*\bCONCURRENTLY\b/i,
  /\bDETACH\s+PARTITION\b[^;]*\bCONCURRENTLY\b/i,
  /(?:^|;)\s*VACUUM\b/i,
  /(?:^|;)\s*(?:CREATE|DROP)\s+(?:DATABASE|TABLESPACE)\b/i,
  /(?:^|;)\s*ALTER\s+SYSTEM\b/i,
  /(?:^|;)\s*(?:BEGIN|START\s+TRANSACTION|COMMIT|END|ROLLBACK|ABORT)\s*(?=;|$|TRANSACTION|WORK)/i,
];

/** Returns the first statement that Postgres refuses in a transaction or that would end ours, or undefined. */
export function statementOutsideTransactions(sql: string): string | undefined {
  const code = sql.replaceAll(NOT_CODE, ' ');
  for (const statement of OUTSIDE_TRANSACTIONS) {
    const found = statement.exec(code)?.[0];
    if (found)
      return found
        .replace(/^[;\s]+/, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toUpperCase();
  }
  return undefined;
}

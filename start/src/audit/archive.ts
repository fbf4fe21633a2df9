import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type pg from 'pg';
import { StartProblem } from '../terminal/start-problem.js';
import { brokenLink, chainBeginning, links, type ChainPlace } from './audit-chain.js';

export interface Archived {
  readonly entries: number;
  readonly end: ChainPlace;
}

/** The last position before which every entry is older than the day; null if there is none. */
const LAST = `SELECT max(position) AS last FROM audit_link WHERE position < coalesce(
  (SELECT min(l.position) FROM audit_link l JOIN audit_entry e ON e.id = l.entry_id WHERE e.at >= $1::date),
  (SELECT max(position) + 1 FROM audit_link))`;
/** The lock of the trigger `link_audit_entry`: blocks new entries while the chain is cut. */
const CHAIN_LOCK = 4_711_003;
const TABLES = [
  ['audit_entry', 'audit_entry_append_only', 'id IN (SELECT entry_id FROM audit_link WHERE position <= $1)'],
  ['audit_link', 'audit_link_append_only', 'position <= $1'],
] as const;

/**
 * Moves the entries before a day (UTC) to a new file. Returns their number and the end of the chain in the file. The first line
 * holds the place of the previous cut, the last line the `end`; each line between is a link: `position`, `hash` and the `text`
 * of the entry. Deletes entries only when the file is on disk.
 * Throws a `StartProblem` if no entry is that old, or if the chain is broken there.
 */
export async function archive(client: pg.Client, before: string, file: string): Promise<Archived> {
  const { rows } = await client.query<{ last: string | null }>(LAST, [before]);
  const beginning = await chainBeginning(client);
  if (!rows[0]?.last) throw new StartProblem(`No entry of the audit is older than ${before}.`);
  const end = await writeFile(client, { beginning, last: Number(rows[0].last), file });
  const entries = end.position - beginning.position;
  await cut(client, end, entries);
  return { entries, end };
}

interface Cut {
  readonly beginning: ChainPlace;
  readonly last: number;
  readonly file: string;
}

async function writeFile(client: pg.Client, { beginning, last, file }: Cut): Promise<ChainPlace> {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    let end = beginning;
    writeSync(descriptor, `${JSON.stringify({ beginning })}\n`);
    for await (const link of links(client, beginning.position, last)) {
      const problem = brokenLink(end, link);
      if (problem !== undefined) throw new StartProblem(`Nothing was removed: ${problem}.`);
      writeSync(descriptor, `${JSON.stringify(link)}\n`);
      end = { position: link.position, hash: link.hash };
    }
    writeSync(descriptor, `${JSON.stringify({ end })}\n`);
    fsyncSync(descriptor);
    return end;
  } finally {
    closeSync(descriptor);
  }
}

/** Deletes the archived entries. Needs the owner of the tables: the triggers that forbid it are off for this transaction. */
async function cut(client: pg.Client, end: ChainPlace, entries: number): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [CHAIN_LOCK]);
    await client.query('INSERT INTO audit_archive (position, hash, entries) VALUES ($1, $2, $3)', [
      end.position,
      end.hash,
      entries,
    ]);
    for (const [table, trigger, where] of TABLES) {
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
      const { rowCount } = await client.query(`DELETE FROM ${table} WHERE ${where}`, [end.position]);
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
      if (rowCount !== entries) throw new StartProblem(`Nothing was removed: ${table} changed meanwhile.`);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

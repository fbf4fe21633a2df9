import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A place in the chain, and the hash of everything up to it. */
export interface ChainPlace {
  readonly position: number;
  readonly hash: string;
}

/** One link with the text of its entry, as the database hashed it. */
export interface ChainLink extends ChainPlace {
  readonly text: string;
}

export const BEGINNING: ChainPlace = { position: 0, hash: '0'.repeat(64) };

/** Returns the hash of a link: SHA-256 of the hash before, a line feed and the entry's text. */
export const linkHash = (previous: string, text: string): string =>
  createHash('sha256').update(`${previous}\n${text}`).digest('hex');

/** Returns why a link does not continue the chain, or undefined if it does. */
export function brokenLink(previous: ChainPlace, { position, hash, text }: ChainLink): string | undefined {
  if (position !== previous.position + 1) return `position ${previous.position + 1} is missing`;
  return hash === linkHash(previous.hash, text)
    ? undefined
    : `the entry at position ${position} was changed or removed`;
}

/** Returns where the chain begins in the database: after the last archive. */
export async function chainBeginning(client: pg.Client): Promise<ChainPlace> {
  const { rows } = await client.query<{ position: string; hash: string }>(
    'SELECT position, hash FROM audit_archive ORDER BY position DESC LIMIT 1',
  );
  return rows[0] ? { position: Number(rows[0].position), hash: rows[0].hash } : BEGINNING;
}

const PAGE = 5_000;
const LINKS = `SELECT l.position, l.hash, audit_text(e) AS text
  FROM audit_link l LEFT JOIN audit_entry e ON e.id = l.entry_id
  WHERE l.position > $1 AND l.position <= $2 ORDER BY l.position LIMIT ${PAGE}`;

/** Reads the links after one position and up to another, a page at a time. A missing entry has an empty text. */
export async function* links(client: pg.Client, after: number, upTo: number): AsyncGenerator<ChainLink> {
  for (let last = after; ;) {
    const { rows } = await client.query<{ position: string; hash: string; text: string | null }>(LINKS, [last, upTo]);
    for (const { position, hash, text } of rows) yield { position: Number(position), hash, text: text ?? '' };
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.position);
  }
}

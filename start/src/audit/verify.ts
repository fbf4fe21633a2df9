import type pg from 'pg';
import { brokenLink, chainBeginning, links, type ChainPlace } from './audit-chain.js';

/** The result of a check: the end of an intact chain, or the first problem. */
export type Verdict = { readonly end: ChainPlace } | { readonly problem: string };

const UNLINKED = `SELECT id FROM audit_entry e
  WHERE NOT EXISTS (SELECT 1 FROM audit_link l WHERE l.entry_id = e.id) ORDER BY id LIMIT 1`;

/**
 * Computes every hash of the chain again. `known` is an end that was noted earlier. It must still be in the chain, because
 * the owner of the tables could rebuild the whole chain.
 */
export async function verify(client: pg.Client, known?: ChainPlace): Promise<Verdict> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await verdict(client, known);
  } finally {
    await client.query('ROLLBACK');
  }
}

async function verdict(client: pg.Client, known: ChainPlace | undefined): Promise<Verdict> {
  let end = await chainBeginning(client);
  let isKnown = known === undefined || isSame(end, known);
  for await (const link of links(client, end.position, Number.MAX_SAFE_INTEGER)) {
    const problem = brokenLink(end, link);
    if (problem !== undefined) return { problem };
    end = { position: link.position, hash: link.hash };
    isKnown ||= known !== undefined && isSame(end, known);
  }
  const { rows } = await client.query<{ id: string }>(UNLINKED);
  if (rows[0]) return { problem: `entry ${rows[0].id} was added past the chain` };
  return isKnown ? { end } : { problem: `the chain does not have the end ${known?.position}:${known?.hash}` };
}

export const isSame = (place: ChainPlace, other: ChainPlace | undefined): boolean =>
  place.position === other?.position && place.hash === other.hash;

import { createHash } from 'node:crypto';

const HASH_LENGTH = 16;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]));
}

/** JSON whose text depends on the content alone: Postgres gives the keys of an object back in another order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** Whether two values say the same. */
export function sameContent(first: unknown, second: unknown): boolean {
  return canonicalJson(first) === canonicalJson(second);
}

/** Sixteen hexadecimal digits that name a content. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, HASH_LENGTH);
}

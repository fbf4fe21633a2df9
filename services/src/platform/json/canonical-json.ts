import { createHash } from 'node:crypto';

const HASH_LENGTH = 16;

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sortKeys(each)]));
}

/** Returns JSON with sorted keys, because Postgres returns the keys of an object in another order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

/** Returns whether two values have the same content, regardless of the order of their keys. */
export function sameContent(first: unknown, second: unknown): boolean {
  return canonicalJson(first) === canonicalJson(second);
}

/** Returns a hash of a value's content: sixteen hexadecimal digits. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, HASH_LENGTH);
}

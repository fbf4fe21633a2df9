import { chance } from '../catalogue/chance.js';

type Words = readonly (string | number)[];

/** Returns a pseudo-random item, the same for the same seed words. Throws if the list is empty. */
export function pick<T>(items: readonly T[], ...words: Words): T {
  const chosen = items[Math.floor(chance(...words) * items.length)];
  if (chosen === undefined) throw new Error('There is nothing to pick from.');
  return chosen;
}

/** Returns a pseudo-random key, weighted by its share. */
export function pickByShare<Key extends string>(shares: Readonly<Record<Key, number>>, ...words: Words): Key {
  const entries = Object.entries(shares) as [Key, number][];
  let left = chance(...words) * entries.reduce((sum, [, share]) => sum + share, 0);
  for (const [key, share] of entries) {
    left -= share;
    if (left < 0) return key;
  }
  throw new Error('There is nothing to pick from.');
}

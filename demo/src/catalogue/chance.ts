/** Returns a pseudo-random number in [0, 1) that depends only on its words, so that a product keeps its stock when the catalogue grows. */
export function chance(...words: readonly (string | number)[]): number {
  // FNV-1a over the words, then one round of mixing (the last steps of MurmurHash3).
  let hash = 0x811c9dc5;
  for (const character of words.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns a pseudo-random whole number from `low` to `high`, inclusive. */
export function wholeBetween(low: number, high: number, ...words: readonly (string | number)[]): number {
  return low + Math.floor(chance(...words) * (high - low + 1));
}

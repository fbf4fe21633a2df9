const HASH_START = 5381;
const HASH_FACTOR = 33;
const RADIX = 36;

/** Returns a short digest of texts, so that the log of choices says which texts a visitor was shown (djb2, base 36). */
export function textDigest(texts: readonly string[]): string {
  let hash = HASH_START;
  for (const char of texts.join('\n')) hash = (Math.imul(hash, HASH_FACTOR) ^ (char.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(RADIX);
}

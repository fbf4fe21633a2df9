import { isScalar, visit, type Document } from 'yaml';

/**
 * Returns where in the text a key stands that its object has already. The parser's own search compares each key with all
 * before it, which takes minutes for an object of 40,000 keys.
 */
export function repeatedKeyOffsets(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Map: (_place, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        seen.add(key.value);
      }
    },
  });
  return offsets;
}

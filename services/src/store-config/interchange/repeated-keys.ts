import { isScalar, visit, type Document } from 'yaml';

/**
 * Returns the offsets of keys that their object already has. The parser's own check compares each key with all earlier ones,
 * which takes minutes for an object with 40,000 keys.
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

import type { CustomLineItemRecord } from '../ports/cart-records.js';

/** Writes the gross price of each custom line as a text of its id and its cents, for a custom field of a cart with net prices. */
export const writtenGrossCustomLines = (lines: readonly Pick<CustomLineItemRecord, 'id' | 'price'>[]): string[] =>
  lines.map(({ id, price }) => `${id} ${price.centAmount}`);

/** Parses the cents by the id of the custom line; ignores any other text. */
export function readGrossCustomLines(field: unknown): ReadonlyMap<string, number> {
  const texts: unknown[] = Array.isArray(field) ? field : [];
  return new Map(
    texts.flatMap((text): [string, number][] => {
      const [, id, cents] = /^(\S+) (-?\d+)$/.exec(String(text)) ?? [];
      return id === undefined ? [] : [[id, Number(cents)]];
    }),
  );
}

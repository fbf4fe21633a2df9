import { chance, wholeBetween } from './chance.js';
import type { Tag } from './product.js';

/** Two machines of the listed ones are sold out, some are nearly so, of B-ware there are a handful, the rest lie in stock. */
export function stockOf(seed: string, sku: string, facts: { isSoldOut: boolean; isBWare: boolean }): number {
  if (facts.isSoldOut) return 0;
  if (facts.isBWare) return wholeBetween(1, 6, seed, 'returned pieces', sku);
  const luck = chance(seed, 'stock', sku);
  if (luck < 0.14) return wholeBetween(1, 4, seed, 'last pieces', sku);
  if (luck < 0.3) return wholeBetween(5, 14, seed, 'few pieces', sku);
  return wholeBetween(15, 180, seed, 'pieces', sku);
}

/** The first day of sale, from January 2021 on; every eighth machine is of the last three months before the demo's date. */
export function releaseDateOf(seed: string, sku: string): string {
  const isNew = chance(seed, 'new', sku) < 0.125;
  const [from, days] = isNew ? ['2026-08-20', 90] : ['2021-01-04', 2000];
  const day = Date.parse(`${from}T00:00:00Z`) + wholeBetween(0, Number(days) - 1, seed, 'release', sku) * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}

const newSince = '2026-08-20';

/** The listing tags that follow from a product's facts; `topRated` follows from its reviews. */
export function tagsOf(
  seed: string,
  sku: string,
  facts: { releaseDate: string; isBWare: boolean; isOnSale: boolean; isSoldOut: boolean },
): readonly Tag[] {
  const { releaseDate, isBWare, isOnSale, isSoldOut } = facts;
  return [
    ...(releaseDate >= newSince && !isBWare ? (['new'] as const) : []),
    ...(!isSoldOut && chance(seed, 'bestseller', sku) < 0.2 ? (['bestseller'] as const) : []),
    ...(isBWare ? (['bware'] as const) : []),
    ...(isOnSale ? (['on-sale'] as const) : []),
  ];
}

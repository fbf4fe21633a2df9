import { chance, wholeBetween } from './chance.js';
import type { CampaignTag, Tag } from './product.js';

/** Returns the stock: two listed machines are sold out, some have low stock, B-ware has a few pieces, others have many. */
export function stockOf(seed: string, sku: string, facts: { isSoldOut: boolean; isBWare: boolean }): number {
  if (facts.isSoldOut) return 0;
  if (facts.isBWare) return wholeBetween(1, 6, seed, 'returned pieces', sku);
  const random = chance(seed, 'stock', sku);
  if (random < 0.14) return wholeBetween(1, 4, seed, 'last pieces', sku);
  if (random < 0.3) return wholeBetween(5, 14, seed, 'few pieces', sku);
  return wholeBetween(15, 180, seed, 'pieces', sku);
}

/** Returns the first day of sale, within the three years before the demo's date; for one product in twelve within the last three months. */
export function releaseDateOf(seed: string, sku: string): string {
  const isNew = chance(seed, 'new', sku) < 1 / 12;
  const [from, days] = isNew ? ['2026-08-20', 90] : ['2023-11-20', 1000];
  const day = Date.parse(`${from}T00:00:00Z`) + wholeBetween(0, Number(days) - 1, seed, 'release', sku) * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}

const newSince = '2026-08-20';

/** A tenth of the machines is discounted in the week of Black Friday, another tenth in the week after. */
function campaignTags(seed: string, sku: string): readonly CampaignTag[] {
  const random = chance(seed, 'campaign', sku);
  if (random < 0.1) return ['campaign:black_friday'];
  return random < 0.2 ? ['campaign:cyber_week'] : [];
}

/** Returns whether a product is a bestseller: one machine in fourteen, but no returned machine and no accessory. */
const sellsBest = (seed: string, sku: string): boolean => chance(seed, 'bestseller', sku) < 1 / 14;

/** Returns the listing tags of a product except `topRated`, which depends on its reviews. */
export function tagsOf(
  seed: string,
  sku: string,
  facts: {
    releaseDate: string;
    isBWare: boolean;
    isMachine: boolean;
    isOnSale: boolean;
    isSoldOut: boolean;
  },
): readonly Tag[] {
  const { releaseDate, isBWare, isOnSale } = facts;
  const isFirstChoice = facts.isMachine && !isBWare && !facts.isSoldOut;
  const isBestseller = isFirstChoice && sellsBest(seed, sku);
  const isPopular = isBestseller || (isFirstChoice && chance(seed, 'popular', sku) < 0.12);
  return [
    ...(releaseDate >= newSince && !isBWare ? (['new'] as const) : []),
    ...(isBestseller ? (['bestseller'] as const) : []),
    ...(isBWare ? (['bware'] as const) : []),
    ...(isOnSale ? (['on-sale'] as const) : []),
    ...(isPopular ? (['Popular'] as const) : []),
    ...(isOnSale ? (['Sale'] as const) : []),
    ...(isFirstChoice && !isOnSale ? campaignTags(seed, sku) : []),
  ];
}

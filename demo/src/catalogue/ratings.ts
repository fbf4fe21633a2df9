import { chance, wholeBetween } from './chance.js';
import type { DemoProduct } from './product.js';

/** One product in ten is new to everybody; popular ones have many reviews, returned pieces a handful. */
function howMany({ sku, tags, condition }: DemoProduct, seed: string): number {
  if (chance(seed, 'rated', sku) < 0.1) return 0;
  if (condition === 'b-ware') return wholeBetween(0, 4, seed, 'reviews', sku);
  const luck = chance(seed, 'reviews', sku);
  return tags.includes('Popular') ? Math.round(10 + 30 * luck ** 1.3) : Math.round(1 + 21 * luck ** 2.2);
}

/** From five stars down to one: how many of those who do not give five give how many. */
const LESS_THAN_FIVE = [
  [0.5, 4],
  [0.72, 3],
  [0.85, 2],
  [1, 1],
] as const;

function oneRating(quality: number, luck: number): number {
  const five = 0.45 + 0.45 * quality;
  if (luck < five) return 5;
  const rest = (luck - five) / (1 - five);
  return LESS_THAN_FIVE.find(([share]) => rest < share)?.[1] ?? 1;
}

function ratingsOf(product: DemoProduct, seed: string): readonly number[] {
  const { sku } = product;
  const quality = chance(seed, 'quality', sku);
  return Array.from({ length: howMany(product, seed) }, (_, index) =>
    oneRating(quality, chance(seed, 'stars', sku, index)),
  );
}

const TOP_AVERAGE = 4.7;
const TOP_COUNT = 10;

/** By many, and very well. */
function isTopRated(ratings: readonly number[]): boolean {
  const sum = ratings.reduce((all, rating) => all + rating, 0);
  return ratings.length >= TOP_COUNT && sum / ratings.length >= TOP_AVERAGE;
}

/** The product with the stars that its reviews give, and with the tag of the best rated where it is one of them. */
export function rated(product: DemoProduct, seed: string): DemoProduct {
  const ratings = ratingsOf(product, seed);
  return { ...product, ratings, tags: isTopRated(ratings) ? [...product.tags, 'topRated'] : product.tags };
}

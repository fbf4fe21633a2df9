import { chance, wholeBetween } from './chance.js';
import type { DemoProduct } from './product.js';

/** Returns the number of reviews: none for one product in ten, many for popular ones, a few for returned ones. */
function howMany({ sku, tags, condition }: DemoProduct, seed: string): number {
  if (chance(seed, 'rated', sku) < 0.1) return 0;
  if (condition === 'b-ware') return wholeBetween(0, 4, seed, 'reviews', sku);
  const random = chance(seed, 'reviews', sku);
  return tags.includes('Popular') ? Math.round(10 + 30 * random ** 1.3) : Math.round(1 + 21 * random ** 2.2);
}

/** The cumulative shares of lower ratings among those below five stars. */
const LESS_THAN_FIVE = [
  [0.5, 4],
  [0.72, 3],
  [0.85, 2],
  [1, 1],
] as const;

function oneRating(quality: number, random: number): number {
  const five = 0.45 + 0.45 * quality;
  if (random < five) return 5;
  const rest = (random - five) / (1 - five);
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

/** Returns whether a product has many good ratings. */
function isTopRated(ratings: readonly number[]): boolean {
  const sum = ratings.reduce((all, rating) => all + rating, 0);
  return ratings.length >= TOP_COUNT && sum / ratings.length >= TOP_AVERAGE;
}

/** Returns the product with its ratings, and with the tag `topRated` if they are good. */
export function rated(product: DemoProduct, seed: string): DemoProduct {
  const ratings = ratingsOf(product, seed);
  return { ...product, ratings, tags: isTopRated(ratings) ? [...product.tags, 'topRated'] : product.tags };
}

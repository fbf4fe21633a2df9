import { chance, wholeBetween } from '../catalogue/chance.js';
import { families } from '../catalogue/families.js';
import type { DemoProduct } from '../catalogue/product.js';
import type { DepartmentKey } from '../terms/departments.js';
import type { Localized } from '../terms/language.js';
import { authorOf } from './authors.js';
import { reviewText } from './review-text.js';
import { accessoryTexts, departmentTexts } from './texts.js';

/** The source of a review: a buyer in the shop, or the search engine. */
export type ReviewSource = 'shop' | 'google';

/** A review of a product of the demo, which the loader converts to a draft of the backend. */
export interface DemoReview {
  readonly key: string;
  readonly sku: string;
  readonly authorName: string;
  /** Language and country of the author: `pl-PL`. */
  readonly locale: string;
  readonly rating: number;
  /** `2026-03-14T09:26:00.000Z` */
  readonly writtenAt: string;
  readonly source: ReviewSource;
  readonly title: Localized;
  readonly text: Localized;
  readonly answer?: Localized;
}

/** The end of the two years of reviews, independent of the date of the load. */
const NEWEST_DAY = Date.parse('2026-11-20T00:00:00Z');
const DAYS = 730;
const DAY = 86_400_000;
const MINUTE = 60_000;

const departmentByFamily = new Map<string, DepartmentKey>(families.map(({ key, department }) => [key, department]));

/** Returns when a review was written: after the release of the product, most in the last year. */
function writtenAt({ sku, releaseDate }: DemoProduct, seed: string, index: number): string {
  const sinceRelease = Math.floor((NEWEST_DAY - Date.parse(`${releaseDate}T00:00:00Z`)) / DAY);
  const oldest = Math.max(1, Math.min(DAYS, sinceRelease));
  const daysAgo = Math.floor(chance(seed, 'review day', sku, index) ** 1.4 * oldest);
  const minute = wholeBetween(6 * 60, 22 * 60, seed, 'review minute', sku, index);
  return new Date(NEWEST_DAY - DAY * (daysAgo + 1) + minute * MINUTE).toISOString();
}

/** Returns all reviews of a product. They depend only on the seed and the SKU. */
export function reviewsOf(product: DemoProduct, seed: string): readonly DemoReview[] {
  const { sku, family, productType, ratings } = product;
  const texts =
    productType === 'accessory' ? accessoryTexts : departmentTexts[departmentByFamily.get(family) ?? 'workshop'];
  const start = wholeBetween(0, 1000, seed, 'first review', sku);
  return ratings.map((rating, index) => {
    const author = authorOf(seed, sku, index);
    const random = (about: string): number => chance(seed, about, sku, index);
    return {
      key: `${sku}-review-${index + 1}`,
      sku,
      authorName: author.name,
      locale: author.locale,
      rating,
      writtenAt: writtenAt(product, seed, index),
      source: random('source') < 0.25 ? 'google' : 'shop',
      ...reviewText(texts, { rating, number: start + index, random }),
    };
  });
}

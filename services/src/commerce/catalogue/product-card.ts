import type { ProductCard } from '@manifold/domain/catalogue/contract';
import type {
  ProductCardRecord,
  ShippingMethodRecord,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeText, isFreight, keyFactsOf, tagsOf } from './attribute-values.js';
import { pathOf } from './localised-text.js';

/** Rounds an average rating to the one decimal shown everywhere. */
export const shownAverage = (average: number): number => Math.round(average * 10) / 10;

/** Context for product cards. */
export interface CardContext {
  readonly languages: readonly string[];
  /** The store's shipping methods. */
  readonly methods: readonly ShippingMethodRecord[];
}

/** Maps a product to its card; undefined without a price in the store. */
export function productCard(record: ProductCardRecord, { languages, methods }: CardContext): ProductCard | undefined {
  if (!record.price) return undefined;
  const freight = isFreight(record.attributes);
  return {
    id: record.id,
    sku: record.sku,
    name: record.name,
    path: pathOf(record.slug),
    brand: attributeText(record.attributes, ATTRIBUTE.brand, languages),
    image: record.image ? { url: record.image.url, alt: record.image.label ?? record.name } : null,
    price: { value: record.price.value, discounted: record.price.discounted },
    rating: record.rating && { average: shownAverage(record.rating.average), count: record.rating.count },
    tags: tagsOf(record.attributes),
    keyFacts: keyFactsOf(record.attributes, languages),
    isFreight: freight,
    deliveryDays: longestDelivery(methods, freight),
  };
}

const FREIGHT_KEY = 'freight';

/** Returns the longest delivery in working days for a product's shipping method: `2-4 days` → 4; null if unknown (spec core §9). */
export function longestDelivery(methods: readonly ShippingMethodRecord[], isFreight: boolean): number | null {
  const defaultMethod = methods.find(({ isDefault }) => isDefault) ?? methods[0];
  return longestTime(isFreight ? (methods.find(({ key }) => key === FREIGHT_KEY) ?? defaultMethod) : defaultMethod);
}

/** Returns the longest delivery of a shipping method in working days: `2-4 days` → 4; null if unknown. */
export function longestTime(method: Pick<ShippingMethodRecord, 'deliveryTime'> | undefined): number | null {
  const numbers = method?.deliveryTime?.match(/\d+/g)?.map(Number) ?? [];
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

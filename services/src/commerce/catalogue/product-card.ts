import type { ProductCard } from '@manifold/domain/catalogue/contract';
import type {
  ProductCardRecord,
  ShippingMethodRecord,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeText, isFreight, keyFactsOf, tagsOf } from './attribute-values.js';
import { longestDelivery } from './delivery-days.js';
import { pathOf } from './localised-text.js';

/** Rounds an average of stars to the one decimal that is shown everywhere. */
export const shownAverage = (average: number): number => Math.round(average * 10) / 10;

/** What a card needs to know beside its product. */
export interface CardContext {
  readonly languages: readonly string[];
  /** The ways in which the store sends. */
  readonly methods: readonly ShippingMethodRecord[];
}

/** A product as a card shows it; undefined where the store has no price for it. */
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

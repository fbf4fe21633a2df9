import type { ProductCard } from '@manifold/domain/catalogue/contract';
import type { ProductCardRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeText, isFreight, keyFactsOf, ratingOf, tagsOf } from './attribute-values.js';
import { pathOf } from './localised-text.js';

/** A product as a card shows it; undefined where the store has no price for it. */
export function productCard(record: ProductCardRecord, languages: readonly string[]): ProductCard | undefined {
  if (!record.price) return undefined;
  return {
    id: record.id,
    sku: record.sku,
    name: record.name,
    path: pathOf(record.slug),
    brand: attributeText(record.attributes, ATTRIBUTE.brand, languages),
    image: record.image ? { url: record.image.url, alt: record.image.label ?? record.name } : null,
    price: { value: record.price.value, discounted: record.price.discounted },
    rating: ratingOf(record.attributes),
    tags: tagsOf(record.attributes),
    keyFacts: keyFactsOf(record.attributes, languages),
    isFreight: isFreight(record.attributes),
  };
}

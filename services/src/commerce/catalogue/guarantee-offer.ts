import type { ProductCard } from '@manifold/domain/catalogue/contract';
import { money } from '@manifold/domain/money/money';
import { divideHalfEven } from '@manifold/domain/money/round';
import type { GuaranteeRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeTexts } from './attribute-values.js';
import { pathOf } from './localised-text.js';

const PERCENT = 100;
/** A rate has two decimals at most. */
const RATE_DIGITS = 100;

/** The product of a guarantee. `relations` are the keys of its family, its categories and their ancestors. */
export interface GuaranteedProduct {
  readonly sku: string;
  readonly brand: string | null;
  readonly relations: readonly string[];
  readonly centAmount: number;
  readonly currencyCode: string;
}

/** Returns whether a guarantee is offered: in this locale, and not excluded by SKU, brand or relation (spec core §5, §7). */
function isOffered({ attributes }: GuaranteeRecord, product: GuaranteedProduct, locale: string): boolean {
  const texts = (name: string) => attributeTexts(attributes, name, []);
  const excludedRelations = texts(ATTRIBUTE.excludedRelations);
  return (
    texts(ATTRIBUTE.enabledOnMarket).includes(locale) &&
    !texts(ATTRIBUTE.excludedSkus).includes(product.sku) &&
    !(product.brand !== null && texts(ATTRIBUTE.excludedBrands).includes(product.brand)) &&
    !product.relations.some((relation) => excludedRelations.includes(relation))
  );
}

/** Returns a guarantee with its price, a percentage of the product's price (spec core §9); undefined if it is not offered. */
export function guaranteeOffer(
  guarantee: GuaranteeRecord,
  product: GuaranteedProduct,
  locale: string,
): ProductCard | undefined {
  const rate = guarantee.attributes[ATTRIBUTE.rate];
  if (typeof rate !== 'number' || !isOffered(guarantee, product, locale)) return undefined;
  const share = BigInt(product.centAmount) * BigInt(Math.round(rate * RATE_DIGITS));
  const centAmount = Number(divideHalfEven(share, BigInt(PERCENT * RATE_DIGITS)));
  const { id, sku, name, slug } = guarantee;
  return {
    id,
    sku,
    name,
    path: pathOf(slug),
    brand: null,
    image: null,
    price: { value: money(centAmount, product.currencyCode), discounted: null },
    rating: null,
    tags: [],
    keyFacts: [],
    isFreight: false,
    deliveryDays: null,
  };
}

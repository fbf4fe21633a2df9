import type { Price } from '@commercetools/platform-sdk';
import type { PricedProduct, PricedVariant } from './types.js';
import type { PredicateScope } from '../discount-predicate/evaluate.js';
import { fieldAt } from '../discount-predicate/field-value.js';

type Fields = Readonly<Record<string, unknown>>;

/** Listings need the fields of a variant once per price and discount, so they are cached. */
const known = new WeakMap<PricedVariant, { readonly product: PricedProduct; readonly fields: Fields }>();

/** Returns the fields that product and line item predicates share: product, product type, variant, SKU, attributes, categories. */
export function productFields(product: PricedProduct, variant: PricedVariant): Fields {
  const before = known.get(variant);
  if (before?.product === product) return before.fields;
  const fields = fieldsOf(product, variant);
  known.set(variant, { product, fields });
  return fields;
}

function fieldsOf(product: PricedProduct, variant: PricedVariant): Fields {
  const above = product.categories.flatMap((category) => (category.ancestors ?? []).map((id) => ({ id })));
  return {
    product: { id: product.id, key: product.key },
    productType: product.productType,
    variant: { id: variant.id, key: variant.key },
    sku: variant.sku,
    attributes: Object.fromEntries(
      [...(product.attributes ?? []), ...(variant.attributes ?? [])].map(({ name, value }): [string, unknown] => [
        name,
        value,
      ]),
    ),
    categories: product.categories,
    categoriesWithAncestors: [...product.categories, ...above],
  };
}

/** Returns the fields of a product discount's predicate for one price of one variant. */
export function productScope(product: PricedProduct, variant: PricedVariant, price: Price): PredicateScope {
  const ofProduct = productFields(product, variant);
  const ofPrice: Fields = {
    price: price.value,
    centAmount: price.value.centAmount,
    currency: price.value.currencyCode,
    country: price.country,
    customerGroup: price.customerGroup,
    channel: price.channel,
  };
  return { field: (path) => fieldAt(Object.hasOwn(ofPrice, path[0] ?? '') ? ofPrice : ofProduct, path) };
}

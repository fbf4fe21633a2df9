import type { CustomLineItem, LineItem, TypedMoney } from '@commercetools/platform-sdk';
import type { PricedProduct, PricedVariant } from './types.js';
import type { PredicateScope } from '../discount-predicate/evaluate.js';
import { fieldAt } from '../discount-predicate/field-value.js';
import { productFields } from './product-scope.js';

/** Returns the fields of a line item predicate; `price` is the unit price after the product discount. */
export function lineItemScope(
  line: LineItem,
  product: PricedProduct | undefined,
  variant: PricedVariant,
): PredicateScope {
  const unit = unitOf(line);
  const fields: Record<string, unknown> = {
    ...productFields(product ?? asKnownToTheLine(line), variant),
    price: { ...line.price, ...unit, discount: line.price.discounted?.discount },
    quantity: line.quantity,
    supplyChannel: line.supplyChannel,
    distributionChannel: line.distributionChannel,
    custom: line.custom?.fields,
    taxCategory: { id: product?.taxCategoryId },
  };
  return { field: (path) => fieldAt(fields, path) };
}

/** Returns the fields of a custom line item predicate. */
export function customLineItemScope(item: CustomLineItem): PredicateScope {
  const fields: Record<string, unknown> = {
    slug: item.slug,
    key: item.key,
    money: item.money,
    price: item.money,
    quantity: item.quantity,
    taxCategory: item.taxCategory,
    custom: item.custom?.fields,
  };
  return { field: (path) => fieldAt(fields, path) };
}

/** Returns the price of one piece before cart discounts. */
export function unitOf({ price }: LineItem): TypedMoney {
  return price.discounted?.value ?? price.value;
}

function asKnownToTheLine(line: LineItem): PricedProduct {
  return { id: line.productId, key: line.productKey, productType: line.productType, categories: [], variants: [] };
}

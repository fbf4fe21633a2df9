import type { CartRecord, ItemTaxRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type { ProviderLineItem } from '../../integrations/adyen/payment-provider.js';

/** The provider's tax rates are in hundredths of a percent. */
const RATE_SCALE = 10_000;

/** Returns the rate with the largest tax. */
function mainRate({ taxedPrice }: Pick<CartRecord, 'taxedPrice'>): number {
  const portions = [...(taxedPrice?.taxPortions ?? [])];
  portions.sort((first, second) => second.amount.centAmount - first.amount.centAmount);
  return portions[0]?.rate ?? 0;
}

interface Entry {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly total: number;
  /** The tax rate of the item, or that of the whole cart if the item has none. */
  readonly rate: number;
}

function lineItem({ id, description, quantity, total, rate }: Entry): ProviderLineItem {
  // A price per piece that is not whole cents would not add up to the line.
  const pieces = total % quantity === 0 ? quantity : 1;
  const amountIncludingTax = total / pieces;
  const amountExcludingTax = Math.round(amountIncludingTax / (1 + rate));
  return {
    id,
    description: pieces === quantity ? description : `${quantity} × ${description}`,
    quantity: pieces,
    amountIncludingTax,
    amountExcludingTax,
    taxAmount: amountIncludingTax - amountExcludingTax,
    taxPercentage: Math.round(rate * RATE_SCALE),
  };
}

/** Returns the items of a cart for the provider's invoice; their sum is `dueCentAmount`. */
export function providerLineItems(cart: CartRecord, dueCentAmount: number): ProviderLineItem[] {
  const { lineItems, customLineItems, shippingInfo } = cart;
  const usual = mainRate(cart);
  const rateOf = (tax: ItemTaxRecord | null): number => tax?.rate ?? usual;
  const entries: Entry[] = lineItems.map(({ sku, name, quantity, totalPrice, tax }) => ({
    id: sku,
    description: name,
    quantity,
    total: totalPrice.centAmount,
    rate: rateOf(tax),
  }));
  for (const { slug, name, quantity, totalPrice, tax } of customLineItems) {
    entries.push({ id: slug, description: name, quantity, total: totalPrice.centAmount, rate: rateOf(tax) });
  }
  if (shippingInfo && shippingInfo.price.centAmount > 0) {
    const { methodKey, methodName, price, tax } = shippingInfo;
    entries.push({ id: methodKey, description: methodName, quantity: 1, total: price.centAmount, rate: rateOf(tax) });
  }
  const difference = dueCentAmount - entries.reduce((sum, { total }) => sum + total, 0);
  if (difference !== 0)
    entries.push({ id: 'difference', description: 'Discount', quantity: 1, total: difference, rate: usual });
  return entries.map(lineItem);
}

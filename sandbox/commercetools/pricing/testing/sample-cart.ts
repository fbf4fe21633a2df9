import type { LineItem, Price, ProductVariant, TaxRate } from '@commercetools/platform-sdk';
import { centPrecision } from '../../amounts/money.js';
import { recalculate } from '../recalculate.js';
import type { CartState, PricedProduct, PricingContext } from '../types.js';
import { placeholderPrice } from '../placeholder-price.js';

/** The time at which all sample carts are priced. */
export const NOW = new Date('2026-11-20T12:00:00.000Z');
const CREATED = '2026-11-01T00:00:00.000Z';

/** A price of a sample product; more fields narrow it to a country, channel or group. */
export function samplePrice(centAmount: number, currency = 'EUR', more: Partial<Price> = {}): Price {
  return {
    id: `${currency}-${centAmount}-${more.country ?? ''}`,
    value: centPrecision(centAmount, currency),
    ...more,
  };
}

/** A product with one variant whose SKU is the product's id in capitals. */
export function sampleProduct(id: string, prices: Price[], more: Partial<PricedProduct> = {}): PricedProduct {
  return {
    id,
    key: `key-${id}`,
    productType: { id: 'machine' },
    taxCategoryId: 'standard',
    categories: [],
    variants: [{ id: 1, sku: id.toUpperCase(), prices }],
    ...more,
  };
}

/** A new line without price and totals. */
export function sampleLine(productId: string, quantity = 1, more: Partial<LineItem> = {}): LineItem {
  const variant: ProductVariant = { id: 1, sku: productId.toUpperCase() };
  return {
    id: `line-${productId}`,
    productId,
    name: { en: productId },
    productType: { typeId: 'product-type', id: 'machine' },
    variant,
    price: placeholderPrice('EUR'),
    quantity,
    totalPrice: centPrecision(0, 'EUR'),
    discountedPricePerQuantity: [],
    taxedPricePortions: [],
    perMethodTaxRate: [],
    state: [],
    priceMode: 'Platform',
    lineItemMode: 'Standard',
    ...more,
  };
}

/** An active cart in euros without address, method or codes. */
export function sampleCart(lineItems: LineItem[], more: Partial<CartState> = {}): CartState {
  return {
    id: 'cart',
    version: 1,
    createdAt: CREATED,
    lastModifiedAt: CREATED,
    lineItems,
    customLineItems: [],
    totalPrice: centPrecision(0, 'EUR'),
    taxMode: 'Platform',
    priceRoundingMode: 'HalfEven',
    taxRoundingMode: 'HalfEven',
    taxCalculationMode: 'LineItemLevel',
    inventoryMode: 'None',
    cartState: 'Active',
    shippingMode: 'Single',
    shipping: [],
    itemShippingAddresses: [],
    discountCodes: [],
    directDiscounts: [],
    refusedGifts: [],
    origin: 'Customer',
    ...more,
  };
}

/** A context with these products and a 20 % tax, included in prices, in Slovakia and Germany. */
export function sampleContext(products: PricedProduct[], more: Partial<PricingContext> = {}): PricingContext {
  return {
    now: NOW,
    products: new Map(products.map((product) => [product.id, product])),
    productDiscounts: [],
    cartDiscounts: [],
    discountCodes: [],
    shippingMethods: [],
    zones: [],
    taxCategories: [sampleTaxCategory([sampleTaxRate('SK', 0.2), sampleTaxRate('DE', 0.2)])],
    ...more,
  };
}

/** A tax rate that is included in prices by default. */
export function sampleTaxRate(country: string, amount: number, more: Partial<TaxRate> = {}): TaxRate {
  return { id: `${country}-${amount}`, name: `VAT ${country}`, amount, includedInPrice: true, country, ...more };
}

/** The tax category `standard` of all sample products. */
export function sampleTaxCategory(rates: TaxRate[]): PricingContext['taxCategories'][number] {
  return { id: 'standard', version: 1, createdAt: CREATED, lastModifiedAt: CREATED, name: 'Standard', rates };
}

/** Returns the recalculated cart. Throws if it cannot be priced. */
export function priced(cart: CartState, context: PricingContext): CartState {
  const result = recalculate(cart, context);
  if (result.error !== undefined) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.cart;
}

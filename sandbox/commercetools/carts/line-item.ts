import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Cart, LineItem, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import type { StoredProduct } from '../storage/stored-product.js';
import { invalidField, invalidInput, resourceNotFound } from '../errors/platform-error.js';
import { placeholderPrice } from '../pricing/placeholder-price.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, dateTime, key, resourceIdentifier, unsupportedProperties } from '../input/draft-parts.js';
import { channels, products } from '../families/families.js';
import { asCentPrecision } from '../amounts/money.js';
import { optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { externalPriceFields, withExternalPrice } from './external-price.js';
import { externalTaxRate, requireExternalTaxMode } from './external-tax-rate.js';
import { shippingDetails, shippingDetailsDraft } from './item-shipping.js';
import { quantity, withQuantity } from './line-quantity.js';

export const lineItemDraft = z.object({
  key: key.optional(),
  sku: z.string().optional(),
  productId: z.string().optional(),
  variantId: z.int().optional(),
  quantity: quantity.default(1),
  supplyChannel: resourceIdentifier.optional(),
  distributionChannel: resourceIdentifier.optional(),
  shippingDetails: shippingDetailsDraft.optional(),
  addedAt: dateTime.optional(),
  custom: customFieldsDraft.optional(),
  ...unsupportedProperties('recurrenceInfo'),
});
/** The draft of service clients, who may set a price. */
export const pricedLineItemDraft = lineItemDraft.extend({
  ...externalPriceFields,
  inventoryMode: z.enum(['None', 'TrackOnly', 'ReserveOnOrder']).optional(),
  externalTaxRate: externalTaxRate.optional(),
  ...unsupportedProperties('perMethodExternalTaxRate'),
});
export type LineItemDraft = z.output<typeof pricedLineItemDraft>;

type WantedVariant = Pick<LineItemDraft, 'sku' | 'productId' | 'variantId'>;

async function wantedProduct(work: Work, draft: WantedVariant): Promise<StoredProduct | undefined> {
  if (draft.productId !== undefined) return work.rows(products).find({ column: 'id', value: draft.productId });
  if (draft.sku === undefined) throw invalidInput('A line item needs a sku, or a productId with a variantId.');
  const { rows } = await work.db.query<{ body: StoredProduct }>(
    'SELECT body FROM products WHERE id = (SELECT product_id FROM product_skus WHERE sku = $1)',
    [draft.sku],
  );
  return rows[0]?.body;
}

export async function wantedVariant(
  work: Work,
  draft: WantedVariant,
): Promise<{ product: StoredProduct; variant: ProductVariant }> {
  const product = await wantedProduct(work, draft);
  const described = draft.sku === undefined ? `ID '${draft.productId ?? ''}'` : `SKU '${draft.sku}'`;
  if (product === undefined || !product.masterData.published)
    throw invalidField('sku', draft.sku ?? draft.productId, `A published product with ${described} was not found.`);
  const { masterVariant, variants } = product.masterData.current;
  const variant = [masterVariant, ...variants].find((one) =>
    draft.sku === undefined ? one.id === (draft.variantId ?? 1) : one.sku === draft.sku,
  );
  if (variant === undefined) throw invalidField('variantId', draft.variantId, 'There is no such variant.');
  return { product, variant };
}

/** Returns the variant as a line stores it: only with prices of the cart's currency and country. */
const onLine = (variant: ProductVariant, cart: Cart): ProductVariant => ({
  ...variant,
  prices: variant.prices?.filter(
    ({ value, country }) =>
      value.currencyCode === cart.totalPrice.currencyCode && (country === undefined || country === cart.country),
  ),
});

/** Returns the fields that a line copies from its product, when it is added and by `recalculate` with `updateProductData`. */
export const productFieldsOf = (product: StoredProduct, variant: ProductVariant, cart: Cart) => ({
  productKey: product.key,
  productType: product.productType,
  name: product.masterData.current.name,
  productSlug: product.masterData.current.slug,
  variant: onLine(variant, cart),
});

/** Returns a line without a price. Throws InvalidField for a product that is not published. */
export async function newLine(work: Work, cart: Cart, draft: LineItemDraft): Promise<LineItem> {
  requireExternalTaxMode(cart, draft.externalTaxRate);
  const { product, variant } = await wantedVariant(work, draft);
  const price = placeholderPrice(cart.totalPrice.currencyCode);
  const at = work.now.toISOString();
  const line: LineItem = {
    ...productFieldsOf(product, variant, cart),
    id: randomUUID(),
    key: draft.key,
    productId: product.id,
    price,
    quantity: draft.quantity,
    totalPrice: asCentPrecision({ currencyCode: cart.totalPrice.currencyCode, centAmount: 0 }),
    discountedPricePerQuantity: [],
    taxedPricePortions: [],
    perMethodTaxRate: [],
    state: [],
    priceMode: 'Platform',
    lineItemMode: 'Standard',
    addedAt: draft.addedAt ?? at,
    lastModifiedAt: at,
    taxRate: draft.externalTaxRate,
    shippingDetails: shippingDetails(cart, draft.shippingDetails, draft.quantity),
    inventoryMode: draft.inventoryMode,
    supplyChannel: await optionalReference(work, channels, draft.supplyChannel),
    distributionChannel: await optionalReference(work, channels, draft.distributionChannel),
    custom: await customFields(work, 'line-item', draft.custom),
  };
  return withExternalPrice(line, draft);
}

// A rate without an id is external; other rates follow from the shipping address and are not compared.
const externalRateOf = ({ taxRate }: LineItem) => (taxRate?.id === undefined ? taxRate : undefined);
const isSameRate = (one: LineItem, other: LineItem): boolean =>
  isDeepStrictEqual(externalRateOf(one) ?? null, externalRateOf(other) ?? null);

const isSameOffer = (one: LineItem, other: LineItem): boolean =>
  one.productId === other.productId &&
  one.variant.id === other.variant.id &&
  one.priceMode === other.priceMode &&
  one.lineItemMode === other.lineItemMode &&
  one.supplyChannel?.id === other.supplyChannel?.id &&
  one.distributionChannel?.id === other.distributionChannel?.id &&
  isDeepStrictEqual(one.custom ?? null, other.custom ?? null) &&
  isSameRate(one, other) &&
  one.priceMode === 'Platform';

/** Adds a line. If a line has the same variant, channels and custom fields, its quantity is raised instead. */
export async function withLineItem(work: Work, cart: Cart, draft: LineItemDraft): Promise<Cart> {
  const added = await newLine(work, cart, draft);
  const present = cart.lineItems.find((line) => isSameOffer(line, added));
  if (present === undefined) return { ...cart, lineItems: [...cart.lineItems, added] };
  return withLine(cart, present, withQuantity(present, present.quantity + added.quantity, work));
}

export const withLine = (cart: Cart, line: LineItem, next: LineItem | undefined): Cart => ({
  ...cart,
  lineItems: cart.lineItems.flatMap((one) => (one.id === line.id ? (next ?? []) : one)),
});

export const lineSelector = z.object({ lineItemId: z.string().optional(), lineItemKey: z.string().optional() });

export function requireLine(cart: Pick<Cart, 'id' | 'lineItems'>, selector: z.output<typeof lineSelector>): LineItem {
  const { lineItemId, lineItemKey } = selector;
  const line = cart.lineItems.find(({ id, key: own }) =>
    lineItemId === undefined ? own === lineItemKey : id === lineItemId,
  );
  if (line === undefined || (lineItemId ?? lineItemKey) === undefined)
    throw resourceNotFound(`line item '${lineItemId ?? lineItemKey ?? ''}' in cart '${cart.id}'`);
  return line;
}

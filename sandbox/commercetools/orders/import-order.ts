import type { Cart, CustomLineItem, LineItem, Order, ShippingInfo, TaxedPrice } from '@commercetools/platform-sdk';
import { businessUnitOf } from '../associates/bought-for.js';
import { asAddress, customFields } from '../resources/custom-fields.js';
import { withItemShippingAddress } from '../carts/item-shipping.js';
import { requireCountryOfStore } from '../carts/store-countries.js';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidField } from '../errors/platform-error.js';
import { sum, asCentPrecision } from '../amounts/money.js';
import type { TaxSettings } from '../pricing/taxed-price.js';
import { sumTaxedPrices } from '../pricing/taxed-totals.js';
import {
  customerGroups,
  customers,
  orders,
  payments,
  shippingMethods,
  states,
  stores,
  taxCategories,
} from '../families/families.js';
import { asShippingRate } from '../settings/shipping-rate-draft.js';
import { keyReference, optionalReference, reference, references } from '../work/references.js';
import type { Work } from '../work/work.js';
import { givenTax, importedCustomLine, importedLine } from './imported-line.js';
import {
  orderImportDraft,
  type OrderImportDraft,
  type ShippingInfoImportDraft,
  type TaxedPriceDraft,
} from './order-import-draft.js';
import { takeFromStock } from './stock.js';
import { orderActions } from './order-operations.js';

const settingsOf = (draft: OrderImportDraft): TaxSettings => ({
  currency: draft.totalPrice.currencyCode,
  rounding: draft.taxRoundingMode,
  calculation: draft.taxCalculationMode,
});

function requireOneCurrency(draft: OrderImportDraft): void {
  const { totalPrice, lineItems, customLineItems, shippingInfo, taxedPrice } = draft;
  const given = [
    ...lineItems.map(({ price }) => price.value),
    ...customLineItems.map(({ money }) => money),
    ...(shippingInfo === undefined ? [] : [shippingInfo.price, shippingInfo.shippingRate.price]),
    ...(taxedPrice === undefined ? [] : [taxedPrice.totalNet, taxedPrice.totalGross]),
  ];
  const other = given.find(({ currencyCode }) => currencyCode !== totalPrice.currencyCode);
  if (other !== undefined)
    throw invalidField('currencyCode', other.currencyCode, `The order's currency is ${totalPrice.currencyCode}.`);
}

async function shippingInfo(work: Work, draft: ShippingInfoImportDraft, settings: TaxSettings): Promise<ShippingInfo> {
  return {
    shippingMethodName: draft.shippingMethodName,
    shippingMethod: await optionalReference(work, shippingMethods, draft.shippingMethod),
    taxCategory: await optionalReference(work, taxCategories, draft.taxCategory),
    price: asCentPrecision(draft.price),
    shippingRate: asShippingRate(draft.shippingRate),
    ...givenTax(draft.taxRate, { price: BigInt(draft.price.centAmount), quantity: 1 }, settings),
    shippingMethodState: draft.shippingMethodState,
  };
}

function taxedPrice({ totalNet, totalGross, taxPortions, totalTax }: TaxedPriceDraft): TaxedPrice {
  const tax = totalTax?.centAmount ?? sum(taxPortions.map(({ amount }) => BigInt(amount.centAmount)));
  return {
    totalNet: asCentPrecision(totalNet),
    totalGross: asCentPrecision(totalGross),
    taxPortions: taxPortions.map(({ amount, ...portion }) => ({ ...portion, amount: asCentPrecision(amount) })),
    totalTax: asCentPrecision({ ...totalGross, centAmount: Number(tax) }),
  };
}

type ImportedItems = Pick<Cart, 'lineItems' | 'customLineItems' | 'itemShippingAddresses'>;

/** Returns the lines of an import and their shipping addresses. They are read one by one because a transaction has one connection. */
async function importedItems(work: Work, draft: OrderImportDraft, settings: TaxSettings): Promise<ImportedItems> {
  if (draft.lineItems.length + draft.customLineItems.length === 0)
    throw invalidField('lineItems', [], 'An order has at least one line item or custom line item.');
  let addressed: Pick<Cart, 'itemShippingAddresses'> = { itemShippingAddresses: [] };
  for (const address of draft.itemShippingAddresses)
    addressed = await withItemShippingAddress(work, addressed, address);
  const lineItems: LineItem[] = [];
  const customLineItems: CustomLineItem[] = [];
  for (const line of draft.lineItems) lineItems.push(await importedLine(work, line, { ...settings, ...addressed }));
  for (const item of draft.customLineItems)
    customLineItems.push(await importedCustomLine(work, item, { ...settings, ...addressed }));
  return { lineItems, customLineItems, ...addressed };
}

async function importedOwner(
  work: Work,
  draft: OrderImportDraft,
): Promise<Pick<Order, 'customerId' | 'customerGroup'>> {
  const customer =
    draft.customerId === undefined ? undefined : await reference(work, customers, { id: draft.customerId });
  return {
    customerId: customer?.id,
    customerGroup: await optionalReference(work, customerGroups, draft.customerGroup),
  };
}

async function importedOrder(work: Work, draft: OrderImportDraft): Promise<Order> {
  const settings = settingsOf(draft);
  const store = draft.store && (await keyReference(work, stores, draft.store));
  await requireCountryOfStore(work, store?.key, draft.country);
  const owner = await importedOwner(work, draft);
  const items = await importedItems(work, draft, settings);
  const shipping = draft.shippingInfo && (await shippingInfo(work, draft.shippingInfo, settings));
  const { totalPrice, billingAddress, shippingAddress, paymentInfo, custom, customerGroup: _group, ...asGiven } = draft;
  return work.newResource({
    ...asGiven,
    store,
    ...owner,
    businessUnit: await businessUnitOf(work, draft.businessUnit, { ...owner, store }),
    ...items,
    totalPrice: asCentPrecision(totalPrice),
    taxedPrice: draft.taxedPrice && taxedPrice(draft.taxedPrice),
    taxedShippingPrice: shipping?.taxedPrice && sumTaxedPrices([shipping.taxedPrice], settings.currency),
    taxMode: 'Platform' as const,
    shippingInfo: shipping,
    shippingMode: 'Single' as const,
    shipping: [],
    billingAddress: billingAddress && (await asAddress(work, billingAddress)),
    shippingAddress: shippingAddress && (await asAddress(work, shippingAddress)),
    paymentInfo: paymentInfo && { payments: await references(work, payments, paymentInfo.payments) },
    state: await optionalReference(work, states, draft.state),
    discountCodes: [],
    directDiscounts: [],
    refusedGifts: [],
    custom: await customFields(work, 'order', custom),
    syncInfo: [],
    returnInfo: [],
    lastMessageSequenceNumber: 1,
  });
}

/**
 * Creates an order that was placed in another system, without a cart: prices, taxes and totals are the draft's. Stock is
 * reserved only if an inventory mode requires it. `completedAt` is the time of the original order, `createdAt` is now.
 */
export const importOrder = (work: Work, raw: unknown): Promise<Order> =>
  extendedTransaction(work, { family: orders, actions: orderActions, action: 'Create' }, async (inner) => {
    const draft = parseAs(orderImportDraft, raw);
    requireOneCurrency(draft);
    const order = await importedOrder(inner, draft);
    await takeFromStock(inner, order);
    return inner.insert(orders, order);
  });

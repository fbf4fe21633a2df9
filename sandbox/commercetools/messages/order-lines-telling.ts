import { isDeepStrictEqual } from 'node:util';
import type { CustomLineItem, LineItem, MessagePayload, Order } from '@commercetools/platform-sdk';
import { asCentPrecision } from '../amounts/money.js';

interface Kept<T> {
  readonly line: T;
  readonly old: T;
}

const byId = <T extends { readonly id: string }>(lines: readonly T[], { id }: T): T | undefined =>
  lines.find((one) => one.id === id);
const onlyIn = <T extends { readonly id: string }>(lines: readonly T[], others: readonly T[]): T[] =>
  lines.filter((one) => byId(others, one) === undefined);

/** Returns the lines that are in both lists, as they are and as they were. */
const inBoth = <T extends { readonly id: string }>(lines: readonly T[], before: readonly T[]): Kept<T>[] =>
  lines.flatMap((line) => {
    const old = byId(before, line);
    return old === undefined ? [] : [{ line, old }];
  });

const added = (lineItem: LineItem, addedQuantity: number): MessagePayload => ({
  type: 'OrderLineItemAdded',
  lineItem,
  addedQuantity,
});

const removed = (line: LineItem, removedQuantity: number): MessagePayload => ({
  type: 'OrderLineItemRemoved',
  lineItemId: line.id,
  lineItemKey: line.key,
  removedQuantity,
  newQuantity: line.quantity,
  newState: line.state,
  newTotalPrice: line.totalPrice,
  newTaxedPrice: line.taxedPrice,
  newPrice: line.price,
  newShippingDetail: line.shippingDetails,
});

function gone(line: LineItem): MessagePayload {
  const { taxedPrice: _taxed, shippingDetails: _details, ...rest } = line;
  const totalPrice = asCentPrecision({ ...line.totalPrice, centAmount: 0 });
  return removed({ ...rest, quantity: 0, state: [], totalPrice }, line.quantity);
}

function lineChanges({ line, old }: Kept<LineItem>): MessagePayload[] {
  const { id: lineItemId, key: lineItemKey } = line;
  const told: MessagePayload[] = [];
  if (line.quantity > old.quantity) told.push(added(line, line.quantity - old.quantity));
  if (line.quantity < old.quantity) told.push(removed(line, old.quantity - line.quantity));
  if (!isDeepStrictEqual(line.discountedPricePerQuantity, old.discountedPricePerQuantity))
    told.push({
      type: 'OrderLineItemDiscountSet',
      lineItemId,
      lineItemKey,
      discountedPricePerQuantity: line.discountedPricePerQuantity,
      totalPrice: line.totalPrice,
      taxedPrice: line.taxedPrice,
      taxedPricePortions: line.taxedPricePortions,
    });
  if (line.distributionChannel?.id !== old.distributionChannel?.id)
    told.push({
      type: 'OrderLineItemDistributionChannelSet',
      lineItemId,
      lineItemKey,
      distributionChannel: line.distributionChannel,
    });
  return told;
}

function customLineChanges({ line, old }: Kept<CustomLineItem>): MessagePayload[] {
  const names = { customLineItemId: line.id, customLineItemKey: line.key };
  const told: MessagePayload[] = [];
  if (line.quantity !== old.quantity)
    told.push({
      type: 'OrderCustomLineItemQuantityChanged',
      ...names,
      quantity: line.quantity,
      oldQuantity: old.quantity,
    });
  if (!isDeepStrictEqual(line.discountedPricePerQuantity, old.discountedPricePerQuantity))
    told.push({
      type: 'OrderCustomLineItemDiscountSet',
      ...names,
      discountedPricePerQuantity: line.discountedPricePerQuantity,
      taxedPrice: line.taxedPrice,
    });
  return told;
}

/** The messages about line items that an edit added, took away or priced in another way. */
export const linesChanged = (after: Order, before: Order): MessagePayload[] => [
  ...onlyIn(after.lineItems, before.lineItems).map((line) => added(line, line.quantity)),
  ...onlyIn(before.lineItems, after.lineItems).map(gone),
  ...inBoth(after.lineItems, before.lineItems).flatMap(lineChanges),
];

/** The same for custom line items. */
export const customLinesChanged = (after: Order, before: Order): MessagePayload[] => [
  ...onlyIn(after.customLineItems, before.customLineItems).map((customLineItem): MessagePayload => ({
    type: 'OrderCustomLineItemAdded',
    customLineItem,
  })),
  ...onlyIn(before.customLineItems, after.customLineItems).map((customLineItem): MessagePayload => ({
    type: 'OrderCustomLineItemRemoved',
    customLineItemId: customLineItem.id,
    customLineItemKey: customLineItem.key,
    customLineItem,
  })),
  ...inBoth(after.customLineItems, before.customLineItems).flatMap(customLineChanges),
];

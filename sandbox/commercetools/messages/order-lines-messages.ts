import { isDeepStrictEqual } from 'node:util';
import type { CustomLineItem, LineItem, MessagePayload, Order } from '@commercetools/platform-sdk';
import { asCentPrecision } from '../amounts/money.js';

interface LinePair<T> {
  readonly line: T;
  readonly old: T;
}

const byId = <T extends { readonly id: string }>(lines: readonly T[], { id }: T): T | undefined =>
  lines.find((one) => one.id === id);
const missingFrom = <T extends { readonly id: string }>(lines: readonly T[], others: readonly T[]): T[] =>
  lines.filter((one) => byId(others, one) === undefined);

/** Returns the lines that are in both lists, each with its former state. */
const inBoth = <T extends { readonly id: string }>(lines: readonly T[], before: readonly T[]): LinePair<T>[] =>
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

function removedWholly(line: LineItem): MessagePayload {
  const { taxedPrice: _taxed, shippingDetails: _details, ...rest } = line;
  const totalPrice = asCentPrecision({ ...line.totalPrice, centAmount: 0 });
  return removed({ ...rest, quantity: 0, state: [], totalPrice }, line.quantity);
}

function lineChanges({ line, old }: LinePair<LineItem>): MessagePayload[] {
  const { id: lineItemId, key: lineItemKey } = line;
  const payloads: MessagePayload[] = [];
  if (line.quantity > old.quantity) payloads.push(added(line, line.quantity - old.quantity));
  if (line.quantity < old.quantity) payloads.push(removed(line, old.quantity - line.quantity));
  if (!isDeepStrictEqual(line.discountedPricePerQuantity, old.discountedPricePerQuantity))
    payloads.push({
      type: 'OrderLineItemDiscountSet',
      lineItemId,
      lineItemKey,
      discountedPricePerQuantity: line.discountedPricePerQuantity,
      totalPrice: line.totalPrice,
      taxedPrice: line.taxedPrice,
      taxedPricePortions: line.taxedPricePortions,
    });
  if (line.distributionChannel?.id !== old.distributionChannel?.id)
    payloads.push({
      type: 'OrderLineItemDistributionChannelSet',
      lineItemId,
      lineItemKey,
      distributionChannel: line.distributionChannel,
    });
  return payloads;
}

function customLineChanges({ line, old }: LinePair<CustomLineItem>): MessagePayload[] {
  const names = { customLineItemId: line.id, customLineItemKey: line.key };
  const payloads: MessagePayload[] = [];
  if (line.quantity !== old.quantity)
    payloads.push({
      type: 'OrderCustomLineItemQuantityChanged',
      ...names,
      quantity: line.quantity,
      oldQuantity: old.quantity,
    });
  if (!isDeepStrictEqual(line.discountedPricePerQuantity, old.discountedPricePerQuantity))
    payloads.push({
      type: 'OrderCustomLineItemDiscountSet',
      ...names,
      discountedPricePerQuantity: line.discountedPricePerQuantity,
      taxedPrice: line.taxedPrice,
    });
  return payloads;
}

/** Returns the messages about line items that an edit added, removed or repriced. */
export const linesChanged = (after: Order, before: Order): MessagePayload[] => [
  ...missingFrom(after.lineItems, before.lineItems).map((line) => added(line, line.quantity)),
  ...missingFrom(before.lineItems, after.lineItems).map(removedWholly),
  ...inBoth(after.lineItems, before.lineItems).flatMap(lineChanges),
];

/** The same for custom line items. */
export const customLinesChanged = (after: Order, before: Order): MessagePayload[] => [
  ...missingFrom(after.customLineItems, before.customLineItems).map((customLineItem): MessagePayload => ({
    type: 'OrderCustomLineItemAdded',
    customLineItem,
  })),
  ...missingFrom(before.customLineItems, after.customLineItems).map((customLineItem): MessagePayload => ({
    type: 'OrderCustomLineItemRemoved',
    customLineItemId: customLineItem.id,
    customLineItemKey: customLineItem.key,
    customLineItem,
  })),
  ...inBoth(after.customLineItems, before.customLineItems).flatMap(customLineChanges),
];

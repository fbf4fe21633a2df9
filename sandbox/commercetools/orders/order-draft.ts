import * as z from 'zod';
import { customFieldsDraft, resourceIdentifier, type ResourceIdentifier } from '../input/draft-parts.js';

export const orderState = z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']);
export const paymentState = z.enum(['BalanceDue', 'Failed', 'Pending', 'CreditOwed', 'Paid']);
export const shipmentState = z.enum([
  'Shipped',
  'Delivered',
  'Ready',
  'Pending',
  'Delayed',
  'Partial',
  'Backorder',
  'Canceled',
]);
export const orderNumber = z.string().min(1).max(256);

/** The order draft of shoppers: cart and version. */
export const myOrderDraft = z.object({ id: z.string(), version: z.int() });

export const orderDraft = z.object({
  cart: resourceIdentifier.optional(),
  // The deprecated name of the field, which the platform still accepts.
  id: z.string().optional(),
  version: z.int(),
  orderNumber: orderNumber.optional(),
  purchaseOrderNumber: z.string().optional(),
  paymentState: paymentState.optional(),
  shipmentState: shipmentState.optional(),
  orderState: orderState.default('Open'),
  state: resourceIdentifier.optional(),
  custom: customFieldsDraft.optional(),
});
export type OrderDraft = z.output<typeof orderDraft>;

/** Returns which cart a draft orders. Permissions and the order must agree on it, so both ask here. */
export const orderedCart = ({ cart, id }: Pick<OrderDraft, 'cart' | 'id'>): ResourceIdentifier => {
  const cartId = cart?.id ?? id;
  return cartId === undefined ? { key: cart?.key ?? '' } : { id: cartId };
};

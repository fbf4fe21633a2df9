import * as z from 'zod';
import { customFieldsDraft, resourceIdentifier } from '../input/draft-parts.js';

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

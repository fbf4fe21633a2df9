import * as z from 'zod/mini';
import { operation } from '../commerce-api/operation.js';
import { emailSchema } from '../email/contract.js';
import {
  customerOrderSchema,
  myOrderKeySchema,
  myOrderSchema,
  orderPageSchema,
  ordersPageSchema,
  returnRequestSchema,
} from '../my-orders/contract.js';
import { tokenSchema } from './fields.js';

/** Operations of a customer's orders. */
export const orderOperations = {
  getMyOrdersUrl: operation({
    summary: "Returns a one-time URL of the signed-in customer's orders, valid for ten minutes",
    request: z.strictObject({ email: emailSchema }),
    response: z.url(),
    getAs: 'getUrlWithToken',
  }),
  openMyOrders: operation({
    summary: 'Returns the newest orders of a one-time URL, once',
    request: z.strictObject({ tokenValue: tokenSchema }),
    response: z.object({
      orders: z.object({ results: z.array(customerOrderSchema) }),
      /** Whether the caller's session is signed in as the owner of the orders. */
      isOwnerSignedIn: z.boolean(),
    }),
  }),
  getMyOrders: operation({
    summary: "Returns a page of the signed-in customer's orders in the store, newest first",
    request: ordersPageSchema,
    response: z.object({ orders: orderPageSchema }),
  }),
  getMyOrder: operation({
    summary:
      "Returns an order of the signed-in customer with deliveries, returns and documents; null if it is not the customer's",
    request: myOrderKeySchema,
    response: z.object({ order: z.nullable(myOrderSchema) }),
  }),
  requestReturn: operation({
    summary: 'Announces that the signed-in customer sends goods of an order back',
    request: returnRequestSchema,
    response: z.object({ order: myOrderSchema }),
  }),
} as const;

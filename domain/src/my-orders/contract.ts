import * as z from 'zod/mini';
import { orderNumberSchema, orderSchema } from '../order/contract.js';
import { RETURN_REASONS } from './returns.js';
import { ORDER_STAGES } from './stage.js';

/** Orders per page of the list. */
export const ORDERS_PER_PAGE = 10;
/** The commerce backend answers no larger offset. */
const MAXIMUM_OFFSET = 10_000;
const MAXIMUM_ITEMS = 100;

const quantity = z.int().check(z.minimum(1), z.maximum(100_000));
const id = z.string().check(z.minLength(1), z.maxLength(256));

/** An order in the customer's list. */
export const customerOrderSchema = z.object({ ...orderSchema.shape, stage: z.enum(ORDER_STAGES) });

const parcelSchema = z.object({
  id: z.string(),
  carrier: z.nullable(z.string()),
  trackingId: z.nullable(z.string()),
  /** The carrier's page about the parcel; null for an unknown carrier. */
  trackingUrl: z.nullable(z.string()),
});

const piecesSchema = z.object({ name: z.string(), quantity: z.int() });

const returnSchema = z.object({
  /** An ISO instant. */
  at: z.nullable(z.string()),
  reason: z.nullable(z.enum(RETURN_REASONS)),
  /** `Advised` is announced; the others came back. */
  isReceived: z.boolean(),
  isRefunded: z.boolean(),
  items: z.array(piecesSchema),
});

/** An order with all that its customer can see and do about it. */
export const myOrderSchema = z.object({
  ...customerOrderSchema.shape,
  /** A return is announced at the version that its customer saw. */
  version: z.int(),
  deliveries: z.array(
    z.object({ id: z.string(), createdAt: z.string(), parcels: z.array(parcelSchema), items: z.array(piecesSchema) }),
  ),
  returns: z.array(returnSchema),
  /** Null if nothing can be sent back. */
  returnable: z.nullable(
    z.object({ until: z.string(), items: z.array(z.object({ lineItemId: z.string(), quantity: z.int() })) }),
  ),
  /** The path of the invoice. */
  invoice: z.string(),
  creditNotes: z.array(z.object({ number: z.string(), path: z.string() })),
});

export const ordersPageSchema = z.strictObject({
  offset: z._default(z.int().check(z.minimum(0), z.maximum(MAXIMUM_OFFSET)), 0),
});
export const orderPageSchema = z.object({
  results: z.array(customerOrderSchema),
  offset: z.int(),
  limit: z.int(),
  total: z.int(),
});

const byId = { id: z.uuid() };
const byNumber = { orderNumber: orderNumberSchema };

/** A customer's order by its id or displayed number. The number of an order of staff need not be one that we accept. */
export const myOrderKeySchema = z.union([z.strictObject(byId), z.strictObject(byNumber)]);

const returnFields = {
  /** The order's version as the customer saw it, so that a repeated request announces nothing. */
  version: z.int().check(z.minimum(1)),
  items: z
    .array(z.strictObject({ lineItemId: id, quantity }))
    .check(z.minLength(1, 'items-required'), z.maxLength(MAXIMUM_ITEMS)),
  reason: z.enum(RETURN_REASONS),
  note: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
};

/** Announces that goods of an order are sent back. */
export const returnRequestSchema = z.union([
  z.strictObject({ ...byId, ...returnFields }),
  z.strictObject({ ...byNumber, ...returnFields }),
]);

export type CustomerOrder = z.infer<typeof customerOrderSchema>;
export type MyOrder = z.infer<typeof myOrderSchema>;
export type OrderPage = z.infer<typeof orderPageSchema>;
export type ReturnRequest = z.infer<typeof returnRequestSchema>;

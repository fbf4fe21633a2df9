import * as z from 'zod/mini';
import { stockSchema } from '../catalogue/contract.js';

/**
 * The cart changed: its id and new version; a null version if changes may have been missed. Null if it was ordered or deleted.
 * Sent once when a connection opens, too. The message has no content of the cart: the browser loads the cart with its own
 * session.
 */
export const cartUpdateSchema = z.strictObject({
  event: z.literal('cart-update'),
  data: z.nullable(z.strictObject({ id: z.string(), version: z.nullable(z.int()) })),
});

/** The available quantity of products in the cart changed. */
export const updatedStockSchema = z.strictObject({
  event: z.literal('updated-stock'),
  data: z.array(stockSchema),
});

/** A message of the live cart channel (spec core §1, shell §4). Only the server sends messages. */
export const liveCartMessageSchema = z.discriminatedUnion('event', [cartUpdateSchema, updatedStockSchema]);

export type LiveCartMessage = z.infer<typeof liveCartMessageSchema>;

import * as z from 'zod/mini';

/**
 * Why a payment method cannot pay for a cart (spec core §5, §9). `limit` is the store's limit that the cart exceeds: cents of
 * the store's currency for `over-price-limit`, otherwise a number of pieces.
 */
export const paymentRefusalSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['not-enabled', 'freight-not-allowed']) }),
  z.object({ code: z.enum(['over-price-limit', 'too-many-items', 'cart-size']), limit: z.int() }),
]);

export type PaymentRefusal = z.infer<typeof paymentRefusalSchema>;

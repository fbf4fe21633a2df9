import * as z from 'zod/mini';

/** Every way in which a request of a shopper or of staff can fail; also the ids of messages (`error.{code}`). */
export const shopErrorCodes = [
  'invalid-input',
  'malformed-json',
  'body-too-large',
  'not-found',
  'unknown-store',
  'forbidden-origin',
  'not-signed-in',
  'not-allowed',
  'sign-in-failed',
  'too-many-attempts',
  'sign-in-by-link',
  'conflict',
  'cart-not-found',
  'cart-reset',
  'cart-empty',
  'cart-frozen',
  'product-not-found',
  'out-of-stock',
  'maximum-quantity',
  'email-missing',
  'address-missing',
  'postal-code-billing',
  'postal-code-shipping',
  'payment-method-refused',
  'discount-code-not-applicable',
  'malformed-price',
  'creating-order-failed',
  'unprocessable-entity',
  'backend-unavailable',
  'unknown-middleware',
  'internal',
] as const;

export type ShopErrorCode = (typeof shopErrorCodes)[number];

/** One field that was refused: its path in the request (`address.postalCode`) and why, as a code of the field's own rule. */
export const fieldErrorSchema = z.object({ field: z.string(), reason: z.string() });

/** The body of every answer that is not a success. `message` is for people who read logs; screens translate `code`. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(shopErrorCodes),
    message: z.string(),
    fields: z.optional(z.array(fieldErrorSchema)),
    /** Facts that a message may name: `{ maximum: 1000 }`. */
    details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  }),
  /** What the shopper is told as it stands, by operations that have such words (spec core §8). */
  communicate: z.optional(z.string()),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;

import * as z from 'zod/mini';

/** All error codes of requests by shoppers and staff; also message ids (`error.{code}`). */
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

/** A refused field: its path in the request (`address.postalCode`), and the reason as a code of the field's rule. */
export const fieldErrorSchema = z.object({ field: z.string(), reason: z.string() });

/** The body of every error response. `message` is for logs; screens translate `code`. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(shopErrorCodes),
    message: z.string(),
    fields: z.optional(z.array(fieldErrorSchema)),
    /** Values for the message: `{ maximum: 1000 }`. */
    details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  }),
  /** A message to show unchanged, for operations that define one (spec core §8). */
  communicate: z.optional(z.string()),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;

import * as z from 'zod/mini';
import { cartSchema } from '../cart/contract.js';
import { customerSchema } from '../customer/contract.js';
import { passkeyAssertionSchema } from '../passkeys/contract.js';
import { requiredLine } from '../single-line/contract.js';

/** A request without fields. */
export const noneSchema = z.strictObject({});
/** Longer than any id of the commerce backend. */
export const idSchema = z.string().check(z.maxLength(256));
export const nameSchema = requiredLine(120);
export const vatIdSchema = requiredLine(40);
export const tokenSchema = z.string().check(z.minLength(1), z.maxLength(200));
/** A typed password. Its format is not checked here, so that a failed sign-in gives no hint. */
export const typedPasswordSchema = z.string().check(z.minLength(1), z.maxLength(200));
/** How customers prove who they are. */
export const proof = { password: z.optional(typedPasswordSchema), passkey: z.optional(passkeyAssertionSchema) };
/** The same as text for summaries. */
export const PROOF = 'the password, a passkey, or a sign-in without a password in the last 15 minutes';

function isDayOfBirth(date: string): boolean {
  return date >= '1900-01-01' && date <= new Date().toISOString().slice(0, 10);
}
export const dateOfBirthSchema = z.iso.date().check(z.refine(isDayOfBirth, 'date-of-birth'));

export const doneSchema = z.object({ done: z.literal(true) });
/** The customer after a change. */
export const userSchema = z.object({ user: customerSchema });
/** `cart` is the active cart after sign-in; it contains the lines of the visitor's cart. */
export const signedInSchema = z.object({ customer: customerSchema, cart: z.nullable(cartSchema) });

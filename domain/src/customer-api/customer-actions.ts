import * as z from 'zod/mini';
import { addressInputSchema } from '../address/contract.js';
import { passkeyAssertionSchema } from '../passkeys/contract.js';
import { emailSchema } from '../email/contract.js';
import { requiredLine } from '../single-line/contract.js';

const name = requiredLine(120);
const addressId = z.optional(z.string().check(z.maxLength(256)));

const onAddress = <Action extends string>(action: Action) => z.strictObject({ action: z.literal(action), addressId });

/** Update actions of a customer account (spec core §7). */
export const customerActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('setFirstName'), firstName: name }),
  z.strictObject({ action: z.literal('setLastName'), lastName: name }),
  /** Null or absent removes it. */
  z.strictObject({
    action: z.literal('setVatId'),
    vatId: z.optional(z.nullable(requiredLine(40))),
  }),
  /** A change of the e-mail address requires the password or a passkey. */
  z.strictObject({
    action: z.literal('changeEmail'),
    email: emailSchema,
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    passkey: z.optional(passkeyAssertionSchema),
  }),
  z.strictObject({ action: z.literal('addAddress'), address: addressInputSchema }),
  z.strictObject({ action: z.literal('changeAddress'), addressId, address: addressInputSchema }),
  onAddress('removeAddress'),
  onAddress('addBillingAddressId'),
  onAddress('addShippingAddressId'),
  onAddress('removeBillingAddressId'),
  onAddress('removeShippingAddressId'),
  onAddress('setDefaultBillingAddress'),
  onAddress('setDefaultShippingAddress'),
]);

export type CustomerAction = z.infer<typeof customerActionSchema>;

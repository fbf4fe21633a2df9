import * as z from 'zod/mini';
import { cartSchema } from '../cart/contract.js';
import { operation } from './operation.js';

/** The result of a check, by the names of the specification (shell §8). */
export const vatStateSchema = z.enum(['valid', 'notValid', 'couldNotValidate']);
/** The result of the check (spec core §4); the shop reports it as an event. */
export const vatOutcomeSchema = z.enum(['success', 'failed', 'failed-without-rate-change', 'timeout']);

/** The VAT number of a company at the checkout (spec shell §5, §7). */
export const vatOperations = {
  validateVatNumber: operation({
    summary: "Checks the VAT number of the cart's buyer at the country's register, and sets net prices if they apply",
    request: z.strictObject({
      vatNumber: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)),
      /** True checks the number for the signed-in customer's profile: no cart is needed or changed. */
      isForProfile: z.optional(z.boolean()),
    }),
    response: z.object({
      state: vatStateSchema,
      outcome: vatOutcomeSchema,
      /** Whether the cart has net prices now. */
      isNet: z.boolean(),
      /** Null for a check of the profile. */
      cart: z.nullable(cartSchema),
    }),
    aliases: ['validate'],
  }),
  withdrawVatNumber: operation({
    summary: 'Restores gross prices, because the buyer of the cart has removed the VAT number',
    request: z.strictObject({}),
    response: z.object({ cart: z.nullable(cartSchema) }),
  }),
} as const;

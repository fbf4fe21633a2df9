import * as z from 'zod/mini';

const line = z.optional(z.string().check(z.maxLength(256)));

/** A person and an address in the form of a wallet: a few lines, each of which may be missing. */
export const walletContactSchema = z.strictObject({
  firstName: line,
  lastName: line,
  /** Street, number and further lines, in the order of the wallet. */
  street: z.array(z.string().check(z.maxLength(256))).check(z.maxLength(4)),
  postalCode: line,
  city: line,
  country: line,
  phone: line,
});

export type WalletContact = z.infer<typeof walletContactSchema>;

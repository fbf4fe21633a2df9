import * as z from 'zod/mini';
import { addressSchema } from '../address/contract.js';

/** The type of account (spec core §3, §6). */
export const customerTypeSchema = z.enum(['PRIVATE', 'COMPANY']);

/** At least one letter and one digit (spec core §5), and a minimum length. */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(8, 'password-too-short'),
    z.maxLength(200, 'password-too-long'),
    z.regex(/\p{L}/u, 'password-letter-and-number'),
    z.regex(/\d/, 'password-letter-and-number'),
  );

/** An address of the address book, with the commerce backend's id. */
export const customerAddressSchema = z.object({
  ...z.partial(z.omit(addressSchema, { hasHouseName: true })).shape,
  id: z.string(),
});

/** A customer as shown to themselves (spec core §3). */
export const customerSchema = z.object({
  id: z.string(),
  version: z.int(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** An ISO date. */
  dateOfBirth: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  /** Only in countries that use one. */
  taxId: z.nullable(z.string()),
  customerType: customerTypeSchema,
  /** The language of mails about the account. */
  locale: z.nullable(z.string()),
  addresses: z.array(customerAddressSchema),
  billingAddresses: z.array(customerAddressSchema),
  shippingAddresses: z.array(customerAddressSchema),
  billingAddressIds: z.array(z.string()),
  shippingAddressIds: z.array(z.string()),
  defaultBillingAddressId: z.nullable(z.string()),
  defaultShippingAddressId: z.nullable(z.string()),
});

export type CustomerType = z.infer<typeof customerTypeSchema>;
export type CustomerAddress = z.infer<typeof customerAddressSchema>;
export type Customer = z.infer<typeof customerSchema>;

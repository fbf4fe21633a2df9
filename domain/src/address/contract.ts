import * as z from 'zod/mini';
import { isPhone, normalisePhone } from '../phone/phone.js';
import { countryCodeSchema } from '../store/contract.js';
import { requiredLine } from '../single-line/contract.js';
import { singleLine } from '../single-line/single-line.js';

const line = (maximum = 120) => z.string().check(z.overwrite(singleLine), z.maxLength(maximum));

/** A normalised phone number: optional plus, then 8 to 15 digits (spec shell §5, ITU-T E.164). */
export const phoneSchema = z.string().check(z.trim(), z.maxLength(40), z.overwrite(normalisePhone), z.refine(isPhone));

/** Whether the shopper ticked that the house has a name instead of a number. */
const houseNameSchema = z.boolean();
houseNameSchema.register(z.globalRegistry, {
  description:
    'The house has a name in place of a number: `streetNumber` may be without a digit, also where the store asks for one. Not stored; the address says it in its `streetNumber`.',
});

/**
 * An address as a shopper types it. Country rules (postal code, street number) are checked separately, with the store's
 * config.
 */
export const addressSchema = z.object({
  firstName: requiredLine(120),
  lastName: requiredLine(120),
  streetName: requiredLine(120),
  streetNumber: requiredLine(20),
  additionalAddressInfo: z.optional(line()),
  postalCode: requiredLine(20),
  city: requiredLine(120),
  country: countryCodeSchema,
  phone: phoneSchema,
  company: z.optional(line()),
  department: z.optional(line()),
  vatNumber: z.optional(line(40)),
  hasHouseName: z.optional(houseNameSchema),
});

/** An address in a request; refuses unknown fields. */
export const addressInputSchema = z.strictObject(addressSchema.shape);

export type Address = z.infer<typeof addressSchema>;

import * as z from 'zod/mini';

const line = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** The part of an address that names a place; the country is the store's. */
export const addressPlaceSchema = z.strictObject({
  streetName: line(120),
  streetNumber: line(20),
  postalCode: line(20),
  city: line(120),
});

export type AddressPlace = z.infer<typeof addressPlaceSchema>;

/** `unchecked` if the service did not answer in time: the shopper goes on without a check. */
export const addressVerdictSchema = z.enum(['confirmed', 'doubtful', 'unchecked']);

import * as z from 'zod/mini';
import { singleLine } from '../single-line/single-line.js';

const line = (maximum: number) => z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(maximum));

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

/** Beginnings of an address are completed from this length on: shorter ones fit too many streets. */
export const SUGGESTION_MINIMUM_LENGTH = 3;

/** A stored address that begins like the typed text: the street on one line, the town on the other. */
export const addressSuggestionSchema = z.object({
  id: z.string(),
  street: z.string(),
  town: z.string(),
});

export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>;

/** A chosen suggestion. What the service does not know is empty, for example the house number of a whole street. */
export const suggestedAddressSchema = z.object({
  streetName: z.string(),
  streetNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

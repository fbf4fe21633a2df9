import * as z from 'zod/mini';
import { requiredLine } from '../single-line/contract.js';

/** The part of an address that names a place; the country is the store's. */
export const addressPlaceSchema = z.strictObject({
  streetName: requiredLine(120),
  streetNumber: requiredLine(20),
  postalCode: requiredLine(20),
  city: requiredLine(120),
});

export type AddressPlace = z.infer<typeof addressPlaceSchema>;

/** `unchecked` if the service did not answer in time. The shopper continues without a check. */
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

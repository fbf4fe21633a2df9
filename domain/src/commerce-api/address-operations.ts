import * as z from 'zod/mini';
import {
  addressPlaceSchema,
  addressSuggestionSchema,
  addressVerdictSchema,
  SUGGESTION_MINIMUM_LENGTH,
  suggestedAddressSchema,
} from '../address-check/contract.js';
import { operation } from './operation.js';

/** One per address that is typed: the service bills its requests together. */
const sessionSchema = z.uuid();

/** The check and the completion of an address by a service, in stores that switch them on (spec shell §3.6, §5, §7). */
export const addressOperations = {
  validateAddress: operation({
    summary: 'Checks whether an address exists; suggests the right one. Slow or absent services leave it unchecked',
    request: z.strictObject({ address: addressPlaceSchema }),
    response: z.object({
      verdict: addressVerdictSchema,
      suggestion: z.nullable(addressPlaceSchema),
    }),
  }),
  suggestAddresses: operation({
    summary: 'Completes the beginning of an address. Slow or absent services have no suggestions',
    request: z.strictObject({
      text: z.string().check(z.trim(), z.minLength(SUGGESTION_MINIMUM_LENGTH), z.maxLength(120)),
      session: sessionSchema,
    }),
    response: z.object({ suggestions: z.array(addressSuggestionSchema) }),
  }),
  getSuggestedAddress: operation({
    summary: 'Returns the parts of a suggested address; null if the service does not answer',
    request: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,400}$/)), session: sessionSchema }),
    response: z.object({ address: z.nullable(suggestedAddressSchema) }),
  }),
} as const;

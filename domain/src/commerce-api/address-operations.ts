import * as z from 'zod/mini';
import { addressPlaceSchema, addressVerdictSchema } from '../address-check/contract.js';
import { operation } from './operation.js';

/** The check of an address by a service, in stores that switch it on (spec shell §5, §7). */
export const addressOperations = {
  validateAddress: operation({
    summary: 'Checks whether an address exists; suggests the right one. Slow or absent services leave it unchecked',
    request: z.strictObject({ address: addressPlaceSchema }),
    response: z.object({
      verdict: addressVerdictSchema,
      suggestion: z.nullable(addressPlaceSchema),
    }),
  }),
} as const;

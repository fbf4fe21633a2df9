import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

export const clientTypeValueSchema = z.enum(['private', 'company']);

/** The client type that checkout starts with (spec shell §3.2: never company). */
export const clientTypeSchema = z.object({ defaultClientType: clientTypeValueSchema });

export type ClientTypeValue = z.infer<typeof clientTypeValueSchema>;
export type ClientType = z.infer<typeof clientTypeSchema>;

/** The section of the config; the checkout reads its value as `defaultClientType`. */
export const clientTypeContract = sectionContract(clientTypeSchema, {
  as: { checkout: 'defaultClientType' },
  checkout: ({ defaultClientType }: ClientType) => defaultClientType,
});

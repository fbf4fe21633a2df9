import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** Legal or promised rights of buyers: days for returns, years of guarantee on a new product. */
export const consumerRightsSchema = z.object({
  returnDays: z.int().check(z.minimum(1), z.maximum(365)),
  guaranteeYears: z.int().check(z.minimum(1), z.maximum(30)),
});

export type ConsumerRights = z.infer<typeof consumerRightsSchema>;

/** The section of the config; pages read it as `consumerRights`. */
export const consumerRightsContract = sectionContract(consumerRightsSchema, {
  page: (consumerRights: ConsumerRights) => consumerRights,
});

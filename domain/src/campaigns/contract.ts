import * as z from 'zod/mini';
import { instantSchema } from '../config-layer/instant.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** A store's campaigns (spec core §1); stored in the backend's store flag `ex_store_campaigns`. */
export const campaignsSchema = z.object({
  campaigns: z
    .array(
      z.object({
        campaignName: z.string().check(z.minLength(1), z.maxLength(120)),
        startDate: instantSchema,
        endDate: instantSchema,
      }),
    )
    .check(z.maxLength(200)),
});

export type Campaigns = z.infer<typeof campaignsSchema>;
export type Campaign = Campaigns['campaigns'][number];

/** The section of the config. */
export const campaignsContract = sectionContract(campaignsSchema);

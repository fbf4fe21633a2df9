import * as z from 'zod/mini';

const instantSchema = z.iso.datetime({ offset: true });

/** A store's campaigns (spec core §1); the store flag `ex_store_campaigns` carries them in the backend. */
export const campaignsSchema = z.object({
  campaigns: z.array(
    z.object({
      campaignName: z.string().check(z.minLength(1)),
      startDate: instantSchema,
      endDate: instantSchema,
    }),
  ),
});

export type Campaigns = z.infer<typeof campaignsSchema>;
export type Campaign = Campaigns['campaigns'][number];

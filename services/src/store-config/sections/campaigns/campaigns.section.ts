import { campaignsSchema } from '@manifold/domain/campaigns/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

const inOrder = { orderBy: { position: 'asc' } } as const;

type StoredCampaigns = Prisma.CampaignsGetPayload<{ include: { campaigns: true } }>;

function campaignsRow({ campaigns, ...columns }: StoredCampaigns) {
  return {
    ...columns,
    campaigns: campaigns.map(({ campaignName, startDate, endDate }) => ({
      campaignName,
      startDate: startDate.toISOString(),
      endDate: endDate.toISOString(),
    })),
  };
}

/** Campaigns as a section of the config. */
export const campaignsSection = defineSection({
  key: 'campaigns',
  scope: 'store',
  schema: campaignsSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Campaigns', de: 'Kampagnen' },
  help: {
    en: 'Campaigns of a store with their start and end.',
    de: 'Kampagnen eines Shops mit Anfang und Ende.',
  },
  fields: {
    campaigns: {
      en: ['Campaigns', 'A campaign runs from its start on and no longer at its end'],
      de: ['Kampagnen', 'Eine Kampagne läuft ab ihrem Anfang und an ihrem Ende nicht mehr'],
    },
  },
  table: {
    load: async (db) => (await db.campaigns.findMany({ include: { campaigns: inOrder } })).map(campaignsRow),
    save: (db, row, { campaigns = [] }) =>
      db.campaigns.create({
        data: { ...row, campaigns: { create: campaigns.map((campaign, position) => ({ position, ...campaign })) } },
      }),
    remove: (db, where) => db.campaigns.deleteMany({ where }),
  },
});

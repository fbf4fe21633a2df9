import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { Campaign } from '@manifold/domain/campaigns/contract';
import { isCampaignActive } from '@manifold/domain/campaigns/running';
import { effectiveValue } from '@manifold/domain/config-layer/effective-value';
import type { ConfigRow } from '@manifold/domain/config-layer/row';
import type { RowValue } from '../shared/draft/edit-row.js';
import { axesAt } from '../shared/place/place.js';
import { allRows, type RowFacts } from '../shared/row/row-state.js';
import { campaignsOf } from './campaign-form.js';

/** A campaign with the stores that run it. */
export interface CampaignInStores {
  readonly campaign: Campaign;
  readonly storeKeys: readonly string[];
}

type CampaignFacts = RowFacts & { readonly stores: readonly StoreView[] };

function campaignsIn(storeKey: string, facts: CampaignFacts, now: Date): readonly Campaign[] {
  const axes = axesAt({ layer: 'store', key: storeKey }, facts.stores);
  const rows = allRows(facts).flatMap(({ address, value }): ConfigRow<RowValue>[] => {
    const { layer, key, validFrom, validTo } = address;
    return value ? [{ layer, key, validFrom, validTo, value }] : [];
  });
  return axes ? campaignsOf(effectiveValue<RowValue>(rows, axes, now).value['campaigns']) : [];
}

/** Groups equal campaigns of all stores, sorted by their start. */
function groupCampaigns(
  facts: CampaignFacts,
  now: Date,
  isWanted: (campaign: Campaign) => boolean,
): CampaignInStores[] {
  const found = new Map<string, { campaign: Campaign; storeKeys: string[] }>();
  for (const { storeKey } of facts.stores) {
    for (const campaign of campaignsIn(storeKey, facts, now).filter(isWanted)) {
      const identity = `${campaign.campaignName} ${campaign.startDate} ${campaign.endDate}`;
      const known = found.get(identity) ?? { campaign, storeKeys: [] };
      found.set(identity, { campaign, storeKeys: [...known.storeKeys, storeKey] });
    }
  }
  return [...found.values()].sort((one, other) => one.campaign.startDate.localeCompare(other.campaign.startDate));
}

/** Returns the campaigns that run at `now`, with their stores. */
export function runningCampaigns(facts: CampaignFacts, now: Date): CampaignInStores[] {
  return groupCampaigns(facts, now, (campaign) => isCampaignActive(campaign, now));
}

/** Returns the campaigns that start next after `now`, with their stores: several if they start at the same time. */
export function nextCampaigns(facts: CampaignFacts, now: Date): CampaignInStores[] {
  const upcoming = groupCampaigns(facts, now, ({ startDate }) => Date.parse(startDate) > now.getTime());
  return upcoming.filter(({ campaign }) => campaign.startDate === upcoming[0]?.campaign.startDate);
}

import type { Campaign } from './contract.js';

/** Whether a campaign runs: start inclusive, end exclusive (spec core §1). */
export function isCampaignActive(campaign: Campaign, now: Date): boolean {
  return Date.parse(campaign.startDate) <= now.getTime() && now.getTime() < Date.parse(campaign.endDate);
}

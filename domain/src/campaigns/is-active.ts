import type { Campaign } from './contract.js';

/** Whether a campaign runs at an instant: from its start on, and no longer at its end (spec core §1). */
export function isCampaignActive(campaign: Campaign, now: Date): boolean {
  return Date.parse(campaign.startDate) <= now.getTime() && now.getTime() < Date.parse(campaign.endDate);
}

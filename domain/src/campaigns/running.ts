import type { Campaign } from './contract.js';

/** Returns the running campaigns, sorted by end. */
export function runningCampaigns(campaigns: readonly Campaign[], now: Date): Campaign[] {
  const running = campaigns.filter((campaign) => isCampaignActive(campaign, now));
  return running.sort((first, second) => Date.parse(first.endDate) - Date.parse(second.endDate));
}

/**
 * Returns the next time after `after` at which a campaign starts or ends, in milliseconds; Infinity if there is none.
 */
export function nextCampaignChange(campaigns: readonly Campaign[], after: number): number {
  const turns = campaigns.flatMap(({ startDate, endDate }) => [Date.parse(startDate), Date.parse(endDate)]);
  return Math.min(...turns.filter((turn) => turn > after), Infinity);
}

/** Returns whether a campaign runs: start inclusive, end exclusive (spec core §1). */
export function isCampaignActive(campaign: Campaign, now: Date): boolean {
  return Date.parse(campaign.startDate) <= now.getTime() && now.getTime() < Date.parse(campaign.endDate);
}

import type { Campaign } from './contract.js';
import { isCampaignActive } from './is-active.js';

/** The campaigns that run at an instant, the one that ends first in front. */
export function runningCampaigns(campaigns: readonly Campaign[], now: Date): Campaign[] {
  const running = campaigns.filter((campaign) => isCampaignActive(campaign, now));
  return running.sort((first, second) => Date.parse(first.endDate) - Date.parse(second.endDate));
}

/** The next instant after this one at which any campaign begins or ends, in milliseconds; Infinity when none does. */
export function nextCampaignTurn(campaigns: readonly Campaign[], after: number): number {
  const turns = campaigns.flatMap(({ startDate, endDate }) => [Date.parse(startDate), Date.parse(endDate)]);
  return Math.min(...turns.filter((turn) => turn > after), Infinity);
}

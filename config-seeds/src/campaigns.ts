import { everywhere, rowsOf } from './seed-row.js';

/** A campaign of the demo's calendar. */
export interface SeededCampaign {
  readonly campaignName: 'black_friday' | 'cyber_week';
  readonly startDate: string;
  readonly endDate: string;
}

const DAY = 86_400_000;
const THURSDAY = 4;

/** The Monday of the week in which Black Friday lies: the day after the fourth Thursday of November. */
function mondayOfBlackFriday(year: number): number {
  const first = Date.UTC(year, 10, 1);
  const toThursday = (THURSDAY - new Date(first).getUTCDay() + 7) % 7;
  const fourthThursday = first + (toThursday + 21) * DAY;
  return fourthThursday - 3 * DAY;
}

const HOUR = 3_600_000;

/**
 * Midnight in Central Europe, where most of the stores are; in November and December it is an hour ahead of UTC. Written
 * as the database writes it, so that a store's document is the same before and after it lay there.
 */
const midnight = (day: number): string => new Date(day - HOUR).toISOString();

/** The week of Black Friday from Monday to Monday, then Cyber Week until the Sunday after is over. */
export function campaignsOf(year: number): readonly SeededCampaign[] {
  const monday = mondayOfBlackFriday(year);
  const [second, third] = [monday + 7 * DAY, monday + 14 * DAY];
  return [
    { campaignName: 'black_friday', startDate: midnight(monday), endDate: midnight(second) },
    { campaignName: 'cyber_week', startDate: midnight(second), endDate: midnight(third) },
  ];
}

/** This year's and the next. */
export const seededCampaigns: readonly SeededCampaign[] = [2026, 2027].flatMap(campaignsOf);

/** Every store takes part until staff decide otherwise. */
export const campaignRows = [rowsOf('campaigns')('default', everywhere, { campaigns: [...seededCampaigns] })];

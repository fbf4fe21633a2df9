import { countrySeeds } from './countries.js';
import { midnightIn } from './midnight.js';
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

/** Where most of the stores are. */
const CENTRAL_EUROPE = 'Europe/Berlin';

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The week of Black Friday from Monday to Monday, then Cyber Week until the Sunday after is over, in a store's own time. */
export function campaignsOf(year: number, timeZone: string): readonly SeededCampaign[] {
  const monday = mondayOfBlackFriday(year);
  const weekBegins = (weeks: number): string => midnightIn(timeZone, dayOf(monday + weeks * 7 * DAY));
  return [
    { campaignName: 'black_friday', startDate: weekBegins(0), endDate: weekBegins(1) },
    { campaignName: 'cyber_week', startDate: weekBegins(1), endDate: weekBegins(2) },
  ];
}

/** This year's and the next. */
export const seededCampaigns = (timeZone: string): SeededCampaign[] =>
  [2026, 2027].flatMap((year) => campaignsOf(year, timeZone));

const row = rowsOf('campaigns');
const central = seededCampaigns(CENTRAL_EUROPE);

/** Every store takes part until staff decide otherwise. Countries whose midnight is another one have a row of their own. */
export const campaignRows = [
  row('default', everywhere, { campaigns: central }),
  ...countrySeeds.flatMap(({ countryCode, timeZone }) => {
    const campaigns = seededCampaigns(timeZone);
    return campaigns[0]?.startDate === central[0]?.startDate ? [] : [row('country', countryCode, { campaigns })];
  }),
];

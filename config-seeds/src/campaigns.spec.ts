import { describe, expect, it } from '@jest/globals';
import { campaignsOf, seededCampaigns } from './campaigns.js';

const BERLIN = 'Europe/Berlin';

describe('the campaigns of the calendar', () => {
  it.each([
    [2025, '2025-11-24', '2025-12-01', '2025-12-08'],
    [2026, '2026-11-23', '2026-11-30', '2026-12-07'],
    [2027, '2027-11-22', '2027-11-29', '2027-12-06'],
    [2028, '2028-11-20', '2028-11-27', '2028-12-04'],
  ])('of %i begin on %s, change on %s and end on %s', (year, first, second, third) => {
    const midnight = (day: string): string => new Date(`${day}T00:00:00+01:00`).toISOString();
    expect(campaignsOf(year, BERLIN)).toEqual([
      { campaignName: 'black_friday', startDate: midnight(first), endDate: midnight(second) },
      { campaignName: 'cyber_week', startDate: midnight(second), endDate: midnight(third) },
    ]);
  });

  it('have Black Friday, the day after the fourth Thursday, in the first week', () => {
    const friday = Date.parse('2026-11-27T12:00:00+01:00');
    const running = seededCampaigns(BERLIN).filter(
      ({ startDate, endDate }) => Date.parse(startDate) <= friday && friday < Date.parse(endDate),
    );
    expect(running.map(({ campaignName }) => campaignName)).toEqual(['black_friday']);
  });

  it('follow each other without overlapping', () => {
    const times = seededCampaigns(BERLIN).flatMap(({ startDate, endDate }) => [
      Date.parse(startDate),
      Date.parse(endDate),
    ]);
    expect(times).toEqual([...times].sort((first, second) => first - second));
  });
});

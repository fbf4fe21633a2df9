import { describe, expect, it } from '@jest/globals';
import { campaignsOf, formOfCampaign, readCampaigns } from './campaign-form.js';

const ZONE = 'Europe/Berlin';
const blackFriday = {
  campaignName: 'black_friday',
  startDate: '2026-11-22T23:00:00.000Z',
  endDate: '2026-11-29T23:00:00.000Z',
};
const form = formOfCampaign(blackFriday, ZONE);

describe('a campaign', () => {
  it('is typed in the local time of its place and reads back the same', () => {
    expect(form).toEqual({ campaignName: 'black_friday', start: '2026-11-23T00:00', end: '2026-11-30T00:00' });
    expect(readCampaigns([form], ZONE)).toEqual({ ok: true, value: [blackFriday] });
  });

  it.each([
    ['a name', { ...form, campaignName: ' ' }, 'needsName'],
    ['an end', { ...form, end: '' }, 'needsTimes'],
    ['an end after its start', { ...form, end: form.start }, 'endsTooSoon'],
  ])('is refused without %s', (_what, typed, word) => {
    expect(readCampaigns([form, typed], ZONE)).toMatchObject({ ok: false, reason: `console.campaigns.${word}` });
  });

  it('is not read from a value that is not a list of campaigns', () => {
    expect(campaignsOf(undefined)).toEqual([]);
    expect(campaignsOf([blackFriday])).toEqual([blackFriday]);
  });
});

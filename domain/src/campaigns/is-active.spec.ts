import { describe, expect, it } from '@jest/globals';
import { isCampaignActive } from './is-active.js';

const campaign = { campaignName: 'Spring', startDate: '2026-03-01T00:00:00Z', endDate: '2026-04-01T00:00:00Z' };

describe('a campaign', () => {
  it.each([
    ['2026-02-28T23:59:59.999Z', false],
    ['2026-03-01T00:00:00Z', true],
    ['2026-03-31T23:59:59.999Z', true],
    ['2026-04-01T00:00:00Z', false],
  ])('at %s is active: %s', (now, active) => {
    expect(isCampaignActive(campaign, new Date(now))).toBe(active);
  });
});

import { describe, expect, it } from '@jest/globals';
import { nextCampaignChange, runningCampaigns, isCampaignActive } from './running.js';

const spring = { campaignName: 'spring', startDate: '2026-03-01T00:00:00Z', endDate: '2026-04-01T00:00:00Z' };
const easter = { campaignName: 'easter', startDate: '2026-03-20T00:00:00Z', endDate: '2026-03-27T00:00:00Z' };

describe('the campaigns of a store', () => {
  it.each([
    ['2026-02-28T23:59:59.999Z', []],
    ['2026-03-01T00:00:00Z', ['spring']],
    ['2026-03-20T00:00:00Z', ['easter', 'spring']],
    ['2026-03-27T00:00:00Z', ['spring']],
    ['2026-04-01T00:00:00Z', []],
  ])('at %s are %j, sorted by end', (now, names) => {
    const running = runningCampaigns([spring, easter], new Date(now));
    expect(running.map(({ campaignName }) => campaignName)).toEqual(names);
  });

  it.each([
    ['2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z'],
    ['2026-03-01T00:00:00Z', '2026-03-20T00:00:00Z'],
    ['2026-03-26T00:00:00Z', '2026-03-27T00:00:00Z'],
    ['2026-03-27T00:00:00Z', '2026-04-01T00:00:00Z'],
  ])('after %s change at %s', (after, turn) => {
    expect(nextCampaignChange([spring, easter], Date.parse(after))).toBe(Date.parse(turn));
  });

  it('never change if there are none or all are over', () => {
    expect([nextCampaignChange([], 0), nextCampaignChange([spring], Date.parse(spring.endDate))]).toEqual([
      Infinity,
      Infinity,
    ]);
  });
});

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

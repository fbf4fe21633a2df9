import { describe, expect, it } from '@jest/globals';
import { nextCampaignTurn, runningCampaigns } from './running.js';

const spring = { campaignName: 'spring', startDate: '2026-03-01T00:00:00Z', endDate: '2026-04-01T00:00:00Z' };
const easter = { campaignName: 'easter', startDate: '2026-03-20T00:00:00Z', endDate: '2026-03-27T00:00:00Z' };

describe('the campaigns of a store', () => {
  it.each([
    ['2026-02-28T23:59:59.999Z', []],
    ['2026-03-01T00:00:00Z', ['spring']],
    ['2026-03-20T00:00:00Z', ['easter', 'spring']],
    ['2026-03-27T00:00:00Z', ['spring']],
    ['2026-04-01T00:00:00Z', []],
  ])('at %s are %j, the one that ends first in front', (now, names) => {
    const running = runningCampaigns([spring, easter], new Date(now));
    expect(running.map(({ campaignName }) => campaignName)).toEqual(names);
  });

  it.each([
    ['2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z'],
    ['2026-03-01T00:00:00Z', '2026-03-20T00:00:00Z'],
    ['2026-03-26T00:00:00Z', '2026-03-27T00:00:00Z'],
    ['2026-03-27T00:00:00Z', '2026-04-01T00:00:00Z'],
  ])('after %s change next at %s', (after, turn) => {
    expect(nextCampaignTurn([spring, easter], Date.parse(after))).toBe(Date.parse(turn));
  });

  it('never change if there are none or all are over', () => {
    expect([nextCampaignTurn([], 0), nextCampaignTurn([spring], Date.parse(spring.endDate))]).toEqual([
      Infinity,
      Infinity,
    ]);
  });
});

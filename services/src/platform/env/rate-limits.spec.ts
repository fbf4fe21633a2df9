import { describe, expect, it } from '@jest/globals';
import { RATE_LIMITS, rateLimits } from './rate-limits.js';

describe('the limits of a deployment', () => {
  it('are the built-in ones unless it overrides them', () => {
    expect(rateLimits(undefined, 1, false)).toEqual(RATE_LIMITS);
    expect(rateLimits('search=120/60, coupon=3/900', 1, false)).toEqual({
      ...RATE_LIMITS,
      search: { points: 120, seconds: 60 },
      coupon: { points: 3, seconds: 900 },
    });
  });

  it.each(['searches=1/60', 'search=0/60', 'search=10', 'search', 'constructor=1/1', ''])(
    'are refused as %j',
    (text) => {
      expect(() => rateLimits(text, 1, false)).toThrow('RATE_LIMITS');
    },
  );

  it('can be multiplied only in the embedded start, for tests and benchmarks', () => {
    expect(rateLimits(undefined, 10, true).search).toEqual({ points: 600, seconds: 60 });
    expect(() => rateLimits(undefined, 10, false)).toThrow('RATE_LIMIT_FACTOR');
  });
});

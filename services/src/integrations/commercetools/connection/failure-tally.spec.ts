import { describe, expect, it } from '@jest/globals';
import { FailureTally } from './failure-tally.js';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

describe('how often an operation of the commerce backend failed', () => {
  it('is counted for the last hour and the last day', () => {
    let now = 0;
    const tally = new FailureTally(() => now);
    for (const minute of [0, 10, 10, 90]) {
      now = minute * MINUTE;
      tally.record();
    }
    expect([tally.countWithin(HOUR), tally.countWithin(DAY)]).toEqual([1, 4]);
    now = (DAY + 5) * MINUTE;
    expect([tally.countWithin(HOUR), tally.countWithin(DAY)]).toEqual([0, 3]);
  });
});

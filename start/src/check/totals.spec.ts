import { describe, expect, it } from '@jest/globals';
import { jestTotals, playwrightTotals, sum } from './totals.js';

describe('the totals of a test run', () => {
  it('add up over jest and the browser tests', () => {
    expect(
      sum([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 2 },
      ]),
    ).toEqual({ passed: 7, failed: 2 });
  });

  it('count a run that left no report as failed', () => {
    expect(jestTotals('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
    expect(playwrightTotals('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
  });
});

import { describe, expect, it } from '@jest/globals';
import { answerDueAt, retainedUntil } from './periods.js';

describe('the answer to a request', () => {
  it.each([
    ['2026-11-26T23:30:00.000Z', '2026-12-26T23:30:00.000Z'],
    ['2026-12-31T08:00:00.000Z', '2027-01-31T08:00:00.000Z'],
    ['2027-01-31T08:00:00.000Z', '2027-02-28T08:00:00.000Z'],
    ['2028-01-30T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
    ['2027-03-31T08:00:00.000Z', '2027-04-30T08:00:00.000Z'],
  ])('is due one month after %s', (requestedAt, due) => {
    expect(answerDueAt(new Date(requestedAt)).toISOString()).toBe(due);
  });

  it('says until when orders are retained: ten years after the end of this year', () => {
    expect(retainedUntil(new Date('2026-02-01T00:00:00Z')).toISOString().slice(0, 10)).toBe('2036-12-31');
  });
});

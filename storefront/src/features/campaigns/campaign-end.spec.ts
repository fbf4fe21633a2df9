import { describe, expect, it } from '@jest/globals';
import { campaignEnd } from './campaign-end.js';

const dayIn = (endDate: string, timeZone: string) => {
  const { instant, isWholeDay } = campaignEnd(endDate, timeZone);
  return [new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric' }).format(instant), isWholeDay];
};

describe('the end of a campaign', () => {
  it.each([
    ['Europe/Berlin', '2026-11-29T23:00:00.000Z', 'Sunday 29', true],
    ['Europe/Athens', '2026-11-29T23:00:00.000Z', 'Monday 30', false],
    ['Europe/London', '2026-11-29T23:00:00.000Z', 'Sunday 29', false],
    ['Europe/Berlin', '2026-11-29T22:59:59.000Z', 'Sunday 29', false],
    ['Europe/Berlin', '2026-10-25T23:00:00.000Z', 'Sunday 25', true],
  ])('in %s at %s is %s; whole day: %s', (timeZone, endDate, day, isWholeDay) => {
    expect(dayIn(endDate, timeZone)).toEqual([day, isWholeDay]);
  });
});

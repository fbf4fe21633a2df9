import { describe, expect, it } from '@jest/globals';
import { coverageOf, daysToRead } from './report-coverage.js';
import type { KnownReport } from './reported-payments.repository.js';

const NOW = new Date('2026-11-25T10:00:00Z');
const LONG_AFTER = '2026-12-20T00:00:00Z';
const report = (day: string, readAt: string, exists = true): KnownReport => ({
  merchantAccount: 'A',
  day,
  exists,
  readAt: new Date(readAt),
});
const final = (day: string) => report(day, LONG_AFTER);
const spanOf = (...reports: readonly KnownReport[]) => {
  const coverage = coverageOf(reports, NOW);
  return coverage && [coverage.from.toISOString(), coverage.until.toISOString()];
};

describe('the days whose reports are read', () => {
  it('are all of the last days before the first run', () => {
    expect(daysToRead([], NOW, 2)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  });

  it('do not include a day that was read completely, but one that was read while it lasted', () => {
    const known = [final('2026-11-23'), report('2026-11-24', '2026-11-24T22:00:00Z')];
    expect(daysToRead(known, NOW, 2)).toEqual(['2026-11-24', '2026-11-25']);
  });

  it('include a report that is missing for a week, because it may come late', () => {
    const missing = (day: string) => report(day, '2026-11-24T10:00:00Z', false);
    expect(daysToRead([missing('2026-11-17'), missing('2026-11-23')], NOW, 8)).toEqual(
      expect.arrayContaining(['2026-11-23']),
    );
    expect(daysToRead([missing('2026-11-17')], NOW, 8)).not.toContain('2026-11-17');
  });
});

describe('the time that reports tell about', () => {
  it('ends with the last day, or with the moment at which the day was read', () => {
    expect(spanOf(final('2026-11-23'), final('2026-11-24'))).toEqual([
      '2026-11-23T00:00:00.000Z',
      '2026-11-25T00:00:00.000Z',
    ]);
    expect(spanOf(final('2026-11-23'), report('2026-11-24', '2026-11-24T09:30:00Z'))?.[1]).toBe(
      '2026-11-24T09:30:00.000Z',
    );
  });

  it('ends before a missing day, and before a day that was not read completely', () => {
    const missing = report('2026-11-24', '2026-11-25T10:00:00Z', false);
    expect(spanOf(final('2026-11-23'), missing, final('2026-11-25'))?.[1]).toBe('2026-11-24T00:00:00.000Z');
    expect(spanOf(final('2026-11-22'), final('2026-11-24'))?.[1]).toBe('2026-11-23T00:00:00.000Z');
    const partial = report('2026-11-23', '2026-11-23T12:00:00Z');
    expect(spanOf(partial, final('2026-11-24'))?.[1]).toBe('2026-11-23T12:00:00.000Z');
  });

  it.each(Array.from({ length: 24 }, (_hour, hour) => `2026-11-25T${String(hour).padStart(2, '0')}:38:00.000Z`))(
    'reaches until the moment at which all reports were read, at %s',
    (moment) => {
      const now = new Date(moment);
      const evening = [final('2026-11-23'), report('2026-11-24', '2026-11-24T23:50:00Z')];
      for (const known of [[], evening]) {
        const read = daysToRead(known, now, 1).map((day) => report(day, moment));
        const before = known.filter(({ day }) => read.every((each) => each.day !== day));
        expect(coverageOf([...before, ...read], now)?.until.toISOString()).toBe(moment);
      }
    },
  );

  it('goes on after a day that was read at its end, and not after one that was read a moment before', () => {
    const today = report('2026-11-25', '2026-11-25T00:38:00Z');
    expect(spanOf(report('2026-11-24', '2026-11-25T00:00:00Z'), today)?.[1]).toBe('2026-11-25T00:38:00.000Z');
    expect(spanOf(report('2026-11-24', '2026-11-24T23:59:59.999Z'), today)?.[1]).toBe('2026-11-24T23:59:59.999Z');
  });

  it('begins after a day whose report will not come', () => {
    const never = report('2026-11-10', LONG_AFTER, false);
    expect(spanOf(final('2026-11-09'), never, final('2026-11-11'))?.[0]).toBe('2026-11-11T00:00:00.000Z');
  });

  it('is empty without reports', () => {
    expect(spanOf()).toBeUndefined();
    expect(spanOf(report('2026-11-24', '2026-11-25T10:00:00Z', false))).toBeUndefined();
  });
});

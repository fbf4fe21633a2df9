import type { KnownReport } from './reported-payments.repository.js';

const DAY_MS = 24 * 3600 * 1000;
/** The provider publishes a day's report on the next morning, in any time zone. */
const FINAL_AFTER_MS = 36 * 3600 * 1000;
/** A report that is still missing after this time will not come. */
const ABSENT_AFTER_DAYS = 7;

/** Days of UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
/** Returns the instant exactly that many times 24 hours earlier. */
export const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * DAY_MS);

/** The period that the reports of an account cover, without gaps. */
export interface Coverage {
  readonly from: Date;
  readonly until: Date;
}

/** Returns whether a report is final and need not be read again. */
const isFinal = ({ day, readAt }: KnownReport): boolean => readAt.getTime() >= startOf(day) + FINAL_AFTER_MS;
/** The end of the period that a report covers: the end of its day, or the moment at which it was read if that was earlier. */
const coveredUntil = ({ day, readAt }: KnownReport): number => Math.min(startOf(day) + DAY_MS, readAt.getTime());

/** Returns the days whose report must be read, oldest first. */
export function daysToRead(known: readonly KnownReport[], now: Date, lookBackDays: number): string[] {
  const reports = new Map(known.map((report) => [report.day, report]));
  return Array.from({ length: lookBackDays + 1 }, (_day, index) => dayOf(daysBefore(now, lookBackDays - index))).filter(
    (day) => {
      const report = reports.get(day);
      if (!report) return true;
      if (report.exists) return !isFinal(report);
      return startOf(day) > now.getTime() - ABSENT_AFTER_DAYS * DAY_MS;
    },
  );
}

/**
 * Returns the period that the reports of one account cover, given in order; undefined without reports. A missing day ends the
 * period. If the missing report will not come any more, the period starts after it.
 */
export function coverageOf(known: readonly KnownReport[], now: Date): Coverage | undefined {
  const lastGap = known.findLastIndex((report) => isSettledGap(report, now));
  const reports = known.slice(lastGap + 1);
  const covered: KnownReport[] = [];
  for (const report of reports.slice(reports.findIndex(({ exists }) => exists))) {
    const previous = covered.at(-1);
    // The next report continues the last one only if that was read after the end of its day.
    const isNext = previous === undefined || startOf(report.day) === coveredUntil(previous);
    if (!report.exists || !isNext) break;
    covered.push(report);
  }
  const last = covered.at(-1);
  const start = covered[0];
  if (!last || !start) return undefined;
  return { from: new Date(startOf(start.day)), until: new Date(coveredUntil(last)) };
}

/** Returns whether a report will not come any more, because the account did not report yet. */
const isSettledGap = ({ exists, day }: KnownReport, now: Date): boolean =>
  !exists && startOf(day) <= now.getTime() - ABSENT_AFTER_DAYS * DAY_MS;

const MONTHS_A_YEAR = 12;
/** Tax law of our countries asks for invoices and their evidence for up to ten years after the year of the order. */
const RETAINED_YEARS = 10;

/** Returns the instant one month later; the last day of that month if it is shorter (GDPR art. 12(3), Regulation 1182/71). */
export function answerDueAt(requestedAt: Date): Date {
  const due = new Date(requestedAt);
  due.setUTCDate(1);
  due.setUTCMonth(due.getUTCMonth() + 1);
  due.setUTCDate(Math.min(requestedAt.getUTCDate(), daysOfMonth(due)));
  return due;
}

/** Returns the last day of the year until which orders and invoices of today are retained at most. */
export const retainedUntil = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear() + RETAINED_YEARS, MONTHS_A_YEAR - 1, 31, MONTHS_A_YEAR));

const daysOfMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

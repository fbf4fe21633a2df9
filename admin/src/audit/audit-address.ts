import type { RouteName, Call } from '../providers/api.js';

/** Filters of the audit search as text; empty for no filter. Dates are in the user's time zone. */
export interface AuditFilters {
  readonly actor: string;
  readonly action: string;
  readonly section: string;
  readonly store: string;
  readonly text: string;
  /** First and last day, `2026-11-21`. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTERS: AuditFilters = { actor: '', action: '', section: '', store: '', text: '', from: '', to: '' };
const NAMES = ['actor', 'action', 'section', 'store', 'text', 'from', 'to'] as const satisfies (keyof AuditFilters)[];
const DAY = /^(19[7-9]\d|2\d{3})-\d{2}-\d{2}$/;

/** Reads the filters from the query string. */
export function readFilters(address: URLSearchParams): AuditFilters {
  const given = (name: keyof AuditFilters): string => address.get(name) ?? '';
  return {
    actor: given('actor'),
    action: given('action'),
    section: given('section'),
    store: given('store'),
    text: given('text'),
    from: given('from'),
    to: given('to'),
  };
}

/** Writes the filters to a query string. Page 1 is left out. */
export function toSearchParams(filters: AuditFilters, page = 1): URLSearchParams {
  const given = NAMES.map((name) => [name, filters[name].trim()] as [string, string]).filter(
    ([, value]) => value !== '',
  );
  return new URLSearchParams(page > 1 ? [...given, ['page', String(page)]] : given);
}

/** Returns the page number of a query string, or 1 if it is missing or invalid. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** Returns the start of a day in the user's time zone, `later` days after it, or undefined for an invalid date. */
function midnight(day: string, later = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Converts the filters to API parameters: timestamps instead of dates, empty filters left out. */
export function toQuery(filters: AuditFilters): NonNullable<Call<RouteName>['query']> {
  const { from, to, ...words } = filters;
  const given = Object.entries(words).flatMap(([name, value]) => {
    const text = value.trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return { ...Object.fromEntries(given), from: midnight(from), to: midnight(to, 1) };
}

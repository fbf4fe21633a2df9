import type { RouteName, Call } from '../providers/api.js';

/** What the form asks for, as text; empty for what does not matter. Days are those of the reader's own calendar. */
export interface AuditWish {
  readonly actor: string;
  readonly action: string;
  readonly section: string;
  readonly store: string;
  readonly text: string;
  /** First and last day, `2026-11-21`. */
  readonly from: string;
  readonly to: string;
}

export const NO_WISH: AuditWish = { actor: '', action: '', section: '', store: '', text: '', from: '', to: '' };
const NAMES = ['actor', 'action', 'section', 'store', 'text', 'from', 'to'] as const satisfies (keyof AuditWish)[];
const DAY = /^(19[7-9]\d|2\d{3})-\d{2}-\d{2}$/;

/** What an address asks for. */
export function wishOf(address: URLSearchParams): AuditWish {
  const said = (name: keyof AuditWish): string => address.get(name) ?? '';
  return {
    actor: said('actor'),
    action: said('action'),
    section: said('section'),
    store: said('store'),
    text: said('text'),
    from: said('from'),
    to: said('to'),
  };
}

/** The address that asks for it; the first page is not named. */
export function addressOf(wish: AuditWish, page = 1): URLSearchParams {
  const said = NAMES.map((name) => [name, wish[name].trim()] as [string, string]).filter(([, value]) => value !== '');
  return new URLSearchParams(page > 1 ? [...said, ['page', String(page)]] : said);
}

/** The page that an address names; the first where it names none that can be. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The midnight with which a day begins where the reader is; `later` days after it. */
function midnight(day: string, later = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The same as the API takes it: instants instead of days, and nothing that is empty. */
export function queryOf(wish: AuditWish): NonNullable<Call<RouteName>['query']> {
  const { from, to, ...words } = wish;
  const said = Object.entries(words).flatMap(([name, value]) => {
    const text = value.trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return { ...Object.fromEntries(said), from: midnight(from), to: midnight(to, 1) };
}

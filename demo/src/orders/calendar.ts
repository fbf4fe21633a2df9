import { chance } from '../catalogue/chance.js';
import { habits } from './market-habits.js';
import { pickByShare } from './pick.js';

const DAY = 86_400_000;
const MINUTES_PER_HOUR = 60;
const MINUTE = 60_000;
/** The day from which days are counted, so that later orders have higher numbers. */
const FIRST_DAY = Date.parse('2026-01-01T00:00:00Z');
/** Maximum number of orders per country and day. */
export const NUMBERS_PER_DAY = 20;

/** About 1,200 orders in 90 days. */
const ORDERS_PER_DAY = 13.4;
// Workshops order most on Mondays and are closed on Saturdays.
const WEEKDAYS = [0.9, 1.25, 1.15, 1.1, 1.05, 0.95, 0.6];
// Most orders are placed in the morning at work and in the evening at home.
const HOURS = [2, 1, 0.5, 0.3, 0.5, 2, 4, 7, 10, 12, 12, 11, 9, 10, 10, 9, 8, 7, 7, 8, 9, 8, 6, 4];
const HOUR_SHARES = Object.fromEntries(HOURS.map((share, hour) => [String(hour), share]));
const SHARES = Object.values(habits).reduce((sum, { share }) => sum + share, 0);

/** A day in UTC, as the number of days since `FIRST_DAY`. */
export type Day = number;

/** Returns the day of an instant. */
export const dayOf = (at: Date): Day => Math.floor((at.getTime() - FIRST_DAY) / DAY);

/** Formats a day: `2026-11-21`. */
export const isoDay = (day: Day): string => new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10);

/** Returns the number of a country's orders on a day: random around its share of all orders, limited by the order numbers. */
function ordersOn(day: Day, country: string, seed: string): number {
  const weekday = new Date(FIRST_DAY + day * DAY).getUTCDay();
  const expected = ((habits[country]?.share ?? 0) / SHARES) * ORDERS_PER_DAY * (WEEKDAYS[weekday] ?? 1);
  // Inverse Poisson distribution: counts until the cumulative probability exceeds the day's random number.
  let probability = Math.exp(-expected);
  let left = chance(seed, 'orders', country, day) - probability;
  let orders = 0;
  while (left >= 0 && orders < NUMBERS_PER_DAY - 1) {
    orders += 1;
    probability *= expected / orders;
    left -= probability;
  }
  return orders;
}

function instantOn(day: Day, seed: string, place: string): number {
  const hour = Number(pickByShare(HOUR_SHARES, seed, 'hour', place));
  const minute = (hour + chance(seed, 'minute', place)) * MINUTES_PER_HOUR;
  return FIRST_DAY + day * DAY + Math.floor(minute * MINUTE);
}

/** Returns the instants of a country's orders on a day, in order. */
export function instantsOn(day: Day, country: string, seed: string): Date[] {
  const orders = Array.from({ length: ordersOn(day, country, seed) }, (_, index) => index);
  const instants = orders.map((index) => instantOn(day, seed, `${country}/${day}/${index}`));
  return instants.sort((first, second) => first - second).map((instant) => new Date(instant));
}

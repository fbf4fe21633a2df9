import { parseArgs } from 'node:util';
import { REVIEWED } from './catalogue/products.js';
import { commerceProject } from './loader/connection.js';
import { loadCatalogue } from './loader/load-catalogue.js';
import { loadOrders } from './loader/load-orders.js';
import { loadReviews } from './loader/load-reviews.js';
import { reasonOf } from './loader/refusals.js';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '600' },
    reviewed: { type: 'string', default: String(REVIEWED) },
    orders: { type: 'string', default: '90' },
    seed: { type: 'string', default: 'ferrum' },
  },
});

const MOST = 100_000;

function wholeNumber(option: 'products' | 'reviewed' | 'orders'): number {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 0 || number > MOST)
    throw new Error(`--${option} takes a whole number up to ${MOST}, not "${values[option]}".`);
  return number;
}

/**
 * `node demo/dist/main.js [--products N] [--reviewed N] [--orders DAYS] [--seed WORD]` fills the commerce project that the
 * environment names with the catalogue, its reviews, and the orders of the last DAYS days.
 */
async function main(): Promise<void> {
  const params = { count: wholeNumber('products'), reviewed: wholeNumber('reviewed'), seed: values.seed };
  const began = performance.now();
  const orders = { days: wholeNumber('orders'), seed: values.seed, now: new Date() };
  const line = (text: string): void => console.log(`demo catalogue: ${text}`);
  const project = commerceProject(process.env);
  const parts = [
    await loadCatalogue(project, params, line),
    await loadReviews(project, params, line),
    await loadOrders(project, orders, line),
  ];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  line(parts.includes(true) ? `loaded in ${seconds} s` : 'already loaded');
}

main().catch((error: unknown) => {
  console.error(`demo catalogue: ${reasonOf(error)}`);
  process.exit(1);
});

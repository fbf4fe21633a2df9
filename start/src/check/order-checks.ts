import { runBenchmark } from './benchmark-checks.js';
import type { Check } from './check.js';
import type { Totals } from './totals.js';
import { runJest, withReport } from './jest-run.js';

/** Runs the tests of commerce in a path with the long form of their environment; variables that are set win. */
const inPath = (path: string, longForm: Readonly<Record<string, string>>): (() => Promise<Totals>) => {
  const env = Object.fromEntries(Object.entries(longForm).map(([name, value]) => [name, process.env[name] ?? value]));
  const args = ['--testPathPatterns', `commerce/${path}`];
  return () => runJest({ kind: 'integration', workers: '1', args, env });
};

const SIMULTANEOUS_ORDERS = 100;
const simultaneous: Check = {
  title: `${SIMULTANEOUS_ORDERS} orders at the same moment`,
  run: () =>
    withReport(async (report) => {
      const env = { ORDERS: String(SIMULTANEOUS_ORDERS), ORDERS_REPORT: report };
      const totals = await inPath('orders/simultaneous-orders', env)();
      await runBenchmark('order-report', [report]);
      return totals;
    }),
};

const webhooks: Check = {
  title: 'The webhooks of 1000 payments, each ten times and shuffled',
  run: inPath('payment-webhooks/payment-webhooks', { WEBHOOK_PAYMENTS: '1000' }),
};

const tabs: Check = {
  title: '500 carts paid in two tabs each, and one edited 50 times in 20 tabs each',
  run: inPath('orders/tabs', { PAID_CARTS: '500', EDITS: '50' }),
};

/** Continues an unfinished run. `KILLS_PER_POINT` and `KILLS_MINUTES` shorten it, `KILLS_AT` names the points. */
const kills: Check = {
  title: 'Two processes that are killed 50 times at every point of an order and of a webhook',
  run: inPath('orders/killed-orders', { KILLS_PER_POINT: '50', KILLS_MINUTES: '55' }),
};

/** What `npm run prove:orders` does; `npm test` runs the same tests in a short form. */
export const ORDER_CHECKS: readonly Check[] = [simultaneous, webhooks, tabs, kills];

import { statSync } from 'node:fs';

/** The slowest test files, the slowest first. */
const LONGEST = [
  'orders/kill-9',
  'commercetools/sent-properties',
  'fuzz/fuzz',
  'request-doors',
  'online-payments/card-field-locales',
  'order-desk/faulty-provider',
  'store-readiness',
  'online-payments/faulty-provider',
  'browser/drop-in',
  'catalogue/catalogue-feed',
  'data-rights/data-rights',
  'order-desk/desk-refunds',
  'loader/load-orders',
  'loader/load-catalogue',
  'publishing/killed-publish',
  'commerce/totals',
  'console/change-set-life',
  'commerce/bad-input',
  'commerce/open-checkout',
  'relevance/relevance',
  'loader/load-reviews',
  'boundary-shopper/boundary-shopper',
];

const place = (path) => {
  const index = LONGEST.findIndex((name) => path.replaceAll('\\', '/').includes(`/${name}.`));
  return index === -1 ? LONGEST.length : index;
};

/**
 * Starts the slowest test files first, so that no core idles while the last one runs. Jest remembers durations itself, but not
 * on a new machine.
 */
export default class LongestFirst {
  sort(tests) {
    const size = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    return [...tests].sort(
      (one, other) => place(one.path) - place(other.path) || (size.get(other.path) ?? 0) - (size.get(one.path) ?? 0),
    );
  }

  /** Jest requires this method; no durations are stored. */
  cacheResults() {}
}

import { statSync } from 'node:fs';

/** What takes longest of all, the longest first. */
const LONGEST = [
  'fuzz/fuzz',
  'orders/kill-9',
  'store-readiness',
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
 * The order of the test files: a long one that began last would keep one core busy while the other has nothing to do. Jest
 * itself remembers how long each took, but a machine that has just been set up remembers nothing.
 */
export default class LongestFirst {
  sort(tests) {
    const size = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    return [...tests].sort(
      (one, other) => place(one.path) - place(other.path) || (size.get(other.path) ?? 0) - (size.get(one.path) ?? 0),
    );
  }

  /** Jest hands it what it would remember. */
  cacheResults() {}
}

import { everywhere, rowsOf } from './seed-row.js';

/** The settings of the live cart channel in browsers (spec core §9). */
export const liveCartRows = [
  rowsOf('live-cart')('default', everywhere, { connectionsPerCart: 10, retries: 2, retryDelayMilliseconds: 5000 }),
];

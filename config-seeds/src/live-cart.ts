import { everywhere, rowsOf } from './seed-row.js';

/** How a browser keeps its live cart channel (spec core §9). */
export const liveCartRows = [
  rowsOf('live-cart')('default', everywhere, { connectionsPerCart: 10, retries: 2, retryDelayMilliseconds: 5000 }),
];

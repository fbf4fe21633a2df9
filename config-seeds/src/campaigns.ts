import { everywhere, rowsOf } from './seed-row.js';

/** No campaign runs until staff make one. */
export const campaignRows = [rowsOf('campaigns')('default', everywhere, { campaigns: [] })];

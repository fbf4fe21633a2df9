import { everywhere, rowsOf } from './seed-row.js';

/** Shoppers are private until they choose otherwise (spec shell §3.2). */
export const clientTypeRows = [rowsOf('client-type')('default', everywhere, { defaultClientType: 'private' })];

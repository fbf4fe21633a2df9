import { everywhere, rowsOf } from './seed-row.js';

/** Nobody is taken for a company unasked (spec shell §3.2). */
export const clientTypeRows = [rowsOf('client-type')('default', everywhere, { defaultClientType: 'private' })];

import { everywhere, rowsOf } from './seed-row.js';

/** Where a support request is sent, and its reasons. */
export const supportWebformRows = [
  rowsOf('support-webform')('default', everywhere, {
    domain: 'http://localhost:4300',
    orgId: '00D000000000001',
    reasons: [],
  }),
];

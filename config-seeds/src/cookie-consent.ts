import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('cookie-consent');

/** How stores ask for consent to cookies: the same everywhere, in the shop's own texts, again after six months. */
export const cookieConsentRows = [
  row('default', everywhere, {
    enabled: true,
    version: 1,
    repeatAfterDays: 180,
    usesManager: false,
    preferences: false,
    analytics: true,
    marketing: true,
    title: null,
    text: null,
  }),
];

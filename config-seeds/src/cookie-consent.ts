import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('cookie-consent');

/** All stores ask for consent to cookies in the same way: with the shop's own texts, and again after six months. */
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

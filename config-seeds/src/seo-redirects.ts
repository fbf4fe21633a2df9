import { everywhere, rowsOf } from './seed-row.js';

/** The shops are new: no address of theirs has moved yet. */
export const seoRedirectRows = [rowsOf('seo-redirects')('default', everywhere, { redirects: [] })];

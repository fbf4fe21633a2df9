import { everywhere, rowsOf } from './seed-row.js';

/** The shops are new: none of their addresses has moved yet. */
export const seoRedirectRows = [rowsOf('seo-redirects')('default', everywhere, { redirects: [] })];

import { locales } from './countries.js';
import { rowsOf } from './seed-row.js';

const row = rowsOf('search-index');

/** The search index of each locale (spec shell §3.1). */
export const searchIndexRows = locales.map((locale) => row('locale', locale, { indexName: `prod.${locale}` }));

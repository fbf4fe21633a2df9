import { ferrum } from './brand-ferrum.js';
import { halden } from './brand-halden.js';
import { HALDEN_KEY } from './halden.js';
import { rowsOf } from './seed-row.js';
import { BRAND_KEY } from './store.js';

const row = rowsOf('brand');

/** The demo's brands: two companies that share only the program. */
export const brandRows = [row('brand', BRAND_KEY, ferrum), row('brand', HALDEN_KEY, halden)];

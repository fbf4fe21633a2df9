import { NARROWEST, PURCHASE_TIMEOUT_MS, testPurchasesIn } from './store-purchase.js';
import { seedOf, test } from './shop.js';

test.use({ viewport: NARROWEST });
test.describe.configure({ mode: 'parallel', timeout: PURCHASE_TIMEOUT_MS });

/** Every alphabet, the longest words, three languages in one store, and currencies with and without cents. */
const STORES = ['BG', 'CH', 'FI', 'GB', 'GR', 'HU', 'NO', 'PL', 'PT', 'SK'];

/** `npm run prove:checkout` buys in all stores. */
for (const countryCode of STORES) testPurchasesIn(seedOf(countryCode));

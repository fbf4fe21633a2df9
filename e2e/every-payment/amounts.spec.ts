import { countrySeeds } from '@manifold/config-seeds/countries';
import { isBuyer } from '../addresses.js';
import { expectPurchaseByCard } from '../card-purchase.js';
import { test } from '../shop.js';

for (const { countryCode, label } of countrySeeds) {
  if (!isBuyer(countryCode)) throw new Error(`No address in ${label}`);
  test(`a guest in ${label} pays by card what the seeds say`, ({ page }) => expectPurchaseByCard(page, countryCode));
}

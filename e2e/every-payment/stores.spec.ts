import { countrySeeds } from '@manifold/config-seeds/countries';
import { NARROWEST, testPurchasesIn } from '../store-purchase.js';
import { test } from '../shop.js';

test.use({ viewport: NARROWEST });

countrySeeds.forEach(testPurchasesIn);

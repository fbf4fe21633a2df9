import type { FeatureToggles } from '@manifold/domain/feature-toggles/contract';
import { everywhere, rowsOf, type SeedRow } from './seed-row.js';

const row = rowsOf('feature-toggles');

/** Which toggles are off at first; `production` is as in the specification (shell §9). */
export type SeedProfile = 'default' | 'production';

const PRICE_DISCLAIMER = 'AT BE BG CZ DE DK ES FI FR GR HR HU IE IT LT NL PL PT RO SE SI SK';

// Countries that differ from the default (spec core §9, shell §9).
const BY_COUNTRY: readonly (readonly [string, Partial<FeatureToggles>])[] = [
  ...PRICE_DISCLAIMER.split(' ').map((country) => [country, { priceDisclaimer: true }] as const),
  ['LT', { nativeRouting: true }],
  ['AT', { quickAddToCart: false }],
  ['DE', { quickAddToCart: false, newTrustFeatures: true }],
  ['HU', { newsletterOptional: true }],
  ['PL', { newsletterOptional: true, newTrustFeatures: true }],
  ['CZ', { reviewConsent: true }],
];

function countryRows(): SeedRow[] {
  const values = new Map<string, Partial<FeatureToggles>>();
  for (const [country, value] of BY_COUNTRY) values.set(country, { ...values.get(country), ...value });
  return [...values].map(([country, value]) => row('country', country, value));
}

/** Returns the toggles of the stores. */
export function featureToggleRows(profile: SeedProfile): SeedRow[] {
  const everywhereOn = row('default', everywhere, {
    recommendationApi: true,
    liveCart: profile !== 'production',
    nativeRouting: false,
    quickAddToCart: true,
    newsletterOptional: false,
    newTrustFeatures: false,
    reviewConsent: false,
    priceDisclaimer: false,
    addressValidation: false,
    supportWebform: true,
    loyaltyCard: true,
    googleSignIn: true,
    facebookSignIn: true,
  });
  return [everywhereOn, ...countryRows()];
}

import { describe, expect, it } from '@jest/globals';
import type { FeatureToggles } from '../feature-toggles/contract.js';
import { enabledProviders } from './offer.js';

const toggles = (googleSignIn: boolean, facebookSignIn: boolean): FeatureToggles => ({
  recommendationApi: true,
  liveCart: true,
  nativeRouting: false,
  quickAddToCart: true,
  newsletterOptional: false,
  newTrustFeatures: false,
  reviewConsent: false,
  priceDisclaimer: false,
  addressValidation: false,
  supportWebform: true,
  loyaltyCard: true,
  googleSignIn,
  facebookSignIn,
});

describe('the providers that a store switches on', () => {
  it.each([
    [true, true, ['google', 'facebook']],
    [true, false, ['google']],
    [false, true, ['facebook']],
    [false, false, []],
  ] as const)('with Google %s and Facebook %s are %j', (google, facebook, providers) => {
    expect(enabledProviders(toggles(google, facebook))).toEqual(providers);
  });
});

import type { FeatureToggles } from '../feature-toggles/contract.js';
import { type SocialProvider, socialProviderSchema } from './contract.js';

const TOGGLES = { google: 'googleSignIn', facebook: 'facebookSignIn' } as const satisfies Record<
  SocialProvider,
  keyof FeatureToggles
>;

/** Returns the providers that a store's toggles enable. The deployment must also have an OAuth client for each. */
export const enabledProviders = (toggles: FeatureToggles): SocialProvider[] =>
  socialProviderSchema.options.filter((provider) => toggles[TOGGLES[provider]]);

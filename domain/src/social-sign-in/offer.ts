import type { FeatureToggles } from '../feature-toggles/contract.js';
import { type SocialProvider, socialProviderSchema } from './contract.js';

const TOGGLES = { google: 'googleSignIn', facebook: 'facebookSignIn' } as const satisfies Record<
  SocialProvider,
  keyof FeatureToggles
>;

/** Returns the providers that a store's toggles switch on. The deployment must have a client at each as well. */
export const switchedOnProviders = (toggles: FeatureToggles): SocialProvider[] =>
  socialProviderSchema.options.filter((provider) => toggles[TOGGLES[provider]]);

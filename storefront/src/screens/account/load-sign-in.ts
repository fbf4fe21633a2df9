import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import type { RouterContext } from '../../platform/routing/router-context.js';

/** The content that the pages to sign in and to register show in addition to their forms. */
export interface SignInData {
  readonly providers: readonly SocialProvider[];
  /** Providers that customers have used here and cannot use now. */
  readonly switchedOff: readonly SocialProvider[];
}

/** Loads the messages and the providers. Without an answer there are no providers, because the forms work without them. */
export function loadSignIn({ shop, withMessages }: RouterContext): Promise<SignInData> {
  const providers = shop.api.commerce('getSignInProviders', {}).catch(() => ({ providers: [], switchedOff: [] }));
  return withMessages('account', providers);
}

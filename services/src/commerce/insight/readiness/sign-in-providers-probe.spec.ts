import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { signInProvidersProbe } from './sign-in-providers-probe.js';

const [document] = seedDocuments(new Date());

/** Returns the result for a store with some providers, in a deployment with clients at some. */
function resultFor(enabled: readonly SocialProvider[], configured: readonly SocialProvider[]) {
  if (!document) throw new Error('There is no store');
  const toggles = {
    ...document.sections['feature-toggles'],
    googleSignIn: enabled.includes('google'),
    facebookSignIn: enabled.includes('facebook'),
  };
  const { state, found } = signInProvidersProbe(configured).probe({
    document: { ...document, sections: { ...document.sections, 'feature-toggles': toggles } },
  });
  return [state, found.en];
}

describe('the check of the sign-in providers', () => {
  it('finds that the deployment has a client at each provider of the store', () => {
    expect(resultFor(['google'], ['google', 'facebook'])).toEqual(['ok', 'It has: Google.']);
  });

  it('warns of a provider that the store switches on and the deployment has no client of', () => {
    expect(resultFor(['google', 'facebook'], ['google'])).toEqual(['warning', 'Without a client: Facebook.']);
    expect(resultFor(['google', 'facebook'], [])).toEqual(['warning', 'Without a client: Google, Facebook.']);
  });

  it('does not apply to a store that switches on none', () => {
    expect(resultFor([], ['google', 'facebook'])).toEqual(['not-applicable', 'The store offers none.']);
  });
});

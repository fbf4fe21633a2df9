import { describe, expect, it } from '@jest/globals';
import { appleWalletKeys, googleWalletKeys } from '../../../../start/src/testing/wallet-keys.js';
import { Env, type Variables } from '../../platform/env/env.js';
import { DEPLOYMENT } from '../../platform/env/testing/test-variables.js';
import { SignedWalletCards } from './signed-wallet-cards.client.js';

const wallets = (variables: Variables) => new SignedWalletCards(Env.parse({ ...DEPLOYMENT, ...variables })).available;

describe('the wallets of a shop', () => {
  it('are those for which there is a key', () => {
    expect(wallets({})).toEqual([]);
    expect(wallets(appleWalletKeys())).toEqual(['apple']);
    expect(wallets(googleWalletKeys())).toEqual(['google']);
    expect(wallets({ ...appleWalletKeys(), ...googleWalletKeys() })).toEqual(['apple', 'google']);
  });

  it('do not include Apple’s after its certificate has expired', () => {
    expect(wallets({ ...appleWalletKeys(-1), ...googleWalletKeys() })).toEqual(['google']);
  });
});

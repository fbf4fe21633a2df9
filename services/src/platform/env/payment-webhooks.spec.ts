import { describe, expect, it } from '@jest/globals';
import { DEPLOYMENT } from './testing/test-variables.js';
import { Env } from './env.js';

const KEY = 'ab'.repeat(32);
const ACCESS = { ADYEN_WEBHOOK_USER: 'provider', ADYEN_WEBHOOK_PASSWORD: 'own-password' };
const settings = (variables: object) => Env.parse({ ...DEPLOYMENT, ...variables }).paymentWebhooks;

describe('the settings of payment webhooks', () => {
  it('are empty if nothing is set', () => {
    expect(settings({})).toBeUndefined();
  });

  it('have the current key, and the previous one while keys change', () => {
    const [user, password] = ['provider', 'own-password'];
    expect(settings({ ADYEN_HMAC_KEY: KEY, ...ACCESS })).toEqual({ user, password, hmacKeys: [KEY] });
    const previous = 'cd'.repeat(32);
    const both = { ADYEN_HMAC_KEY: KEY, ADYEN_HMAC_KEY_PREVIOUS: previous, ...ACCESS };
    expect(settings(both)?.hmacKeys).toEqual([KEY, previous]);
  });

  it.each([
    { ADYEN_HMAC_KEY: KEY },
    { ...ACCESS },
    { ADYEN_HMAC_KEY_PREVIOUS: KEY, ...ACCESS },
    { ADYEN_HMAC_KEY: 'short', ...ACCESS },
    { ADYEN_HMAC_KEY: '0123456789ABCDEF'.repeat(4), ...ACCESS },
    { ADYEN_HMAC_KEY: KEY, ...ACCESS, ADYEN_WEBHOOK_PASSWORD: 'sandbox-webhooks' },
  ])('refuse %j', (variables) => {
    expect(() => settings(variables)).toThrow(/ADYEN/);
  });
});

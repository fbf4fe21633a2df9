import { describe, expect, it } from '@jest/globals';
import { paymentProviderSettings } from './payment-provider-settings.js';

const test = { ADYEN_API_KEY: 'key', ADYEN_CLIENT_KEY: 'test_key', ADYEN_ENVIRONMENT: 'test' } as const;
const live = { ...test, ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Shop' } as const;

describe('access to the payment provider', () => {
  it('does not exist without an API key, so that no store offers online payment', () => {
    expect(paymentProviderSettings({ ADYEN_ENVIRONMENT: 'test' })).toBeUndefined();
  });

  it('leads to the real platform if the sandbox is not named', () => {
    expect(paymentProviderSettings(live)).toMatchObject({ environment: 'live', serverOrigin: undefined });
  });

  it.each([
    ['the client key is missing', { ...test, ADYEN_CLIENT_KEY: undefined }, /ADYEN_CLIENT_KEY/],
    ['the live prefix is missing', { ...live, ADYEN_LIVE_PREFIX: undefined }, /ADYEN_LIVE_PREFIX/],
    ['live payments would go to the sandbox', { ...live, ADYEN_SERVER_ORIGIN: 'http://127.0.0.1:4300' }, /only for/],
    [
      'live payments would be entered in the sandbox',
      { ...live, ADYEN_BROWSER_BASE: 'http://localhost:4300' },
      /only for/,
    ],
  ])('keeps the process from starting if %s', (_name, values, message) => {
    expect(() => paymentProviderSettings(values)).toThrow(message);
  });
});

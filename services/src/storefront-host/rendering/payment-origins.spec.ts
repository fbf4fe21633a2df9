import { describe, expect, it } from '@jest/globals';
import { pagePolicy } from './content-security-policy.js';
import { paymentOrigins } from './payment-origins.js';

const SANDBOX = {
  environment: 'test',
  browserBase: 'http://localhost:4300/checkoutshopper/test/http://localhost:8080/',
} as const;
const policyOf = (path: string, provider: Parameters<typeof paymentOrigins>[1]): Record<string, string> =>
  Object.fromEntries(
    pagePolicy({ payment: paymentOrigins(path, provider) })
      .split('; ')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

describe('the policy of the payment page', () => {
  it('allows the sandbox and nothing else', () => {
    expect(policyOf('/checkout/payment', SANDBOX)).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: http://localhost:4300",
      'connect-src': "'self' http://localhost:4300",
      'frame-src': 'http://localhost:4300',
      'form-action': "'self' http://localhost:4300",
    });
  });

  it.each(['test', 'live'] as const)('allows the hosts of the provider in its %s environment', (environment) => {
    const policy = policyOf('/checkout/payment', { environment, browserBase: undefined });
    expect(policy['connect-src']).toContain(`https://checkoutshopper-${environment}.adyen.com`);
    expect(policy['connect-src']).not.toContain(environment === 'test' ? '-live.' : '-test.');
    expect(policy['frame-src']).toContain(`https://checkoutshopper-${environment}.adyen.com`);
  });

  it.each(['test', 'live'] as const)('never allows inline scripts or styles in the %s environment', (environment) => {
    const policy = pagePolicy({
      payment: paymentOrigins('/checkout/payment', { environment, browserBase: undefined }),
    });
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/script-src[^;]* https:( |;)/);
  });
});

describe('the policy of other pages', () => {
  it.each(['/', '/checkout/addresses', '/checkout/thank-you', '/vrtacka'])('does not know the provider: %s', (path) => {
    expect(policyOf(path, SANDBOX)).toEqual(policyOf(path, undefined));
  });
});

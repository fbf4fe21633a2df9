import { describe, expect, it } from '@jest/globals';
import type { PaymentProviderSettings } from './payment-provider-settings.js';
import { paymentReportSettings } from './payment-report-settings.js';

const PROVIDER: PaymentProviderSettings = {
  apiKey: 'a',
  clientKey: 'c',
  environment: 'live',
  livePrefix: 'p-Shop',
  serverOrigin: undefined,
  browserBase: undefined,
};
const VALUES = { ADYEN_REPORT_KEY: 'r', RECONCILIATION_QUIET_MINUTES: 1440, RECONCILIATION_LOOK_BACK_DAYS: 30 };

describe("access to the payment provider's reports", () => {
  it('is to the same environment as payments, or to the sandbox', () => {
    expect(paymentReportSettings(VALUES, PROVIDER)?.origin).toBe('https://ca-live.adyen.com');
    expect(paymentReportSettings(VALUES, { ...PROVIDER, environment: 'test' })?.origin).toBe(
      'https://ca-test.adyen.com',
    );
    const sandbox = { ...PROVIDER, environment: 'test', serverOrigin: 'http://127.0.0.1:4300' } as const;
    expect(paymentReportSettings(VALUES, sandbox)?.origin).toBe('http://127.0.0.1:4300');
  });

  it('does not exist without a key, and needs a payment provider', () => {
    expect(paymentReportSettings({ ...VALUES, ADYEN_REPORT_KEY: undefined }, PROVIDER)).toBeUndefined();
    expect(() => paymentReportSettings(VALUES, undefined)).toThrow('ADYEN_API_KEY');
  });
});

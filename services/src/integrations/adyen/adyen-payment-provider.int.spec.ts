import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { API_KEY, TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { AdyenPaymentProvider } from './adyen-payment-provider.js';
import type { ProviderPayment } from './payment-provider.js';

const LONG_MS = 30_000;

let sandbox: TestProvider;
let provider: AdyenPaymentProvider;

beforeAll(async () => {
  sandbox = await TestProvider.start();
  provider = new AdyenPaymentProvider({
    apiKey: API_KEY,
    clientKey: 'test_SANDBOX',
    environment: 'test',
    livePrefix: undefined,
    serverOrigin: sandbox.url,
    browserBase: undefined,
    deadlines: { payment: LONG_MS, methods: LONG_MS },
  });
});
afterAll(async () => {
  provider.onApplicationShutdown();
  await sandbox.close();
});

const paymentBy = (
  paymentMethod: Record<string, string>,
  countryCode = 'NL',
  more: Partial<ProviderPayment> = {},
): ProviderPayment => ({
  merchantAccount: `FerrumSandbox_${countryCode}`,
  reference: `${countryCode}-${randomUUID()}`,
  amount: { currency: 'EUR', value: 12_345 },
  countryCode,
  shopperLocale: 'nl-NL',
  returnUrl: 'http://nl.localhost:3000/checkout/payment?payment=return',
  origin: 'http://nl.localhost:3000',
  paymentMethod,
  ...more,
});

const card = (number: string) => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2090',
  encryptedSecurityCode: 'test_737',
});

const INVOICE = {
  shopperEmail: 'eva@example.com',
  shopperName: { firstName: 'Eva', lastName: 'Nová' },
  telephoneNumber: '+31612345678',
  dateOfBirth: '1980-02-29',
  deviceFingerprint: 'device',
  billingAddress: {
    city: 'Amsterdam',
    country: 'NL',
    houseNumberOrName: '1',
    postalCode: '1011 AA',
    street: 'Dam',
  },
  lineItems: [
    {
      id: 'EX1',
      description: 'Machine',
      quantity: 1,
      amountIncludingTax: 12_345,
      amountExcludingTax: 10_202,
      taxAmount: 2143,
      taxPercentage: 2100,
    },
  ],
};

describe('a payment at the provider', () => {
  it.each([
    ['4111111111111111', 'authorised'],
    ['4000000000000002', 'refused'],
    ['4000000000000341', 'cancelled'],
    ['4000000000000077', 'unknown'],
    ['4000000000000127', 'unknown'],
    ['4917610000000000', 'action'],
  ])('by card %s is %s', async (number, kind) => {
    const { outcome } = await provider.pay(paymentBy(card(number)), randomUUID());
    expect(outcome.kind).toBe(kind);
  });

  it('is made once although its answer was lost', async () => {
    const [payment, key] = [paymentBy(card('4000000000000119')), randomUUID()];
    expect((await provider.pay(payment, key)).outcome.kind).toBe('unknown');
    expect((await provider.pay(payment, key)).outcome.kind).toBe('authorised');
    const made = (await sandbox.payments()).filter(({ merchantReference }) => merchantReference === payment.reference);
    expect(made).toHaveLength(1);
  });

  it('leads to the bank and is decided after the return', async () => {
    const { outcome } = await provider.pay(paymentBy({ type: 'ideal' }), randomUUID());
    if (outcome.kind !== 'action') throw new Error(`The payment is ${outcome.kind}`);
    const back = await sandbox.answerBank(String(outcome.action['url']), 'confirmed');
    const details = { redirectResult: back.searchParams.get('redirectResult') ?? '' };
    expect((await provider.submitDetails({ details }, randomUUID())).outcome.kind).toBe('authorised');
  });

  it('by PayPal is collected at once, although the account captures on request', async () => {
    const payment = paymentBy({ type: 'paypal' });
    const { outcome } = await provider.pay(payment, randomUUID());
    if (outcome.kind !== 'action') throw new Error(`The payment is ${outcome.kind}`);
    await sandbox.answerBank(String(outcome.action['url']), 'confirmed-and-stay');
    const made = (await sandbox.payments()).filter(({ merchantReference }) => merchantReference === payment.reference);
    expect(made).toMatchObject([{ authorised: payment.amount.value, captured: payment.amount.value }]);
  });

  it('by Multibanco is a voucher', async () => {
    const { outcome } = await provider.pay(paymentBy({ type: 'multibanco' }, 'PT'), randomUUID());
    expect(outcome).toMatchObject({ kind: 'pending', action: { type: 'voucher', entity: expect.any(String) } });
  });

  it('by Ratepay is decided at once', async () => {
    const payment = paymentBy({ type: 'ratepay' }, 'NL', INVOICE);
    expect((await provider.pay(payment, randomUUID())).outcome.kind).toBe('authorised');
  });

  it('that the provider does not accept is rejected, so that nothing is unknown', async () => {
    const { outcome } = await provider.pay(paymentBy({ type: 'ratepay' }), randomUUID());
    expect(outcome).toMatchObject({ kind: 'rejected', reason: expect.stringContaining('deviceFingerprint') });
  });

  it('is reversed once', async () => {
    const payment = paymentBy(card('4111111111111111'));
    const { outcome } = await provider.pay(payment, randomUUID());
    if (outcome.kind !== 'authorised') throw new Error(`The payment is ${outcome.kind}`);
    const { merchantAccount, reference } = payment;
    const request = { merchantAccount, reference, pspReference: outcome.pspReference, idempotencyKey: randomUUID() };
    const first = await provider.reverse(request);
    expect(first.kind).toBe('received');
    expect(await provider.reverse(request)).toEqual(first);
  });
});

describe('the methods of the provider', () => {
  it('are those that the store allows', async () => {
    const query = {
      merchantAccount: 'FerrumSandbox_NL',
      amount: { currencyCode: 'EUR', centAmount: 12_345 },
      countryCode: 'NL',
      shopperLocale: 'nl-NL',
    };
    const methods = await provider.listMethods({ ...query, allowed: ['scheme', 'ideal', 'twint'] });
    expect(methods.map(({ type }) => type)).toEqual(['scheme', 'ideal']);
  });
});

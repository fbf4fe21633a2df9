import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Types } from '@adyen/api-library';
import {
  ACCOUNT,
  cardRequest,
  refusalOf,
  requestOf,
  TestProvider,
  type PaymentRequest,
} from '../testing/test-provider.js';
import { amountModification, paymentMethodsRequest, paymentRequest } from './requests.js';

let provider: TestProvider;

beforeAll(async () => {
  provider = await TestProvider.start();
});
afterAll(() => provider.close());

const methods = async (request: Partial<Types.checkout.PaymentMethodsRequest>) => {
  const { paymentMethods = [] } = await provider
    .library()
    .PaymentsApi.paymentMethods({ merchantAccount: ACCOUNT, ...request });
  return paymentMethods;
};
const euros = (value: number) => ({ currency: 'EUR', value });

describe('the methods of a purchase', () => {
  it.each([
    ['de-AT', 'Später bezahlen mit Klarna.'],
    ['no-NO', 'Betal senere med Klarna.'],
    ['en-GB', 'Pay later with Klarna.'],
    [undefined, 'Pay later with Klarna.'],
  ])('have names in the language of the shopper: %s', async (shopperLocale, expected) => {
    const found = await methods({ countryCode: 'AT', ...(shopperLocale === undefined ? {} : { shopperLocale }) });
    expect(found.find(({ type }) => type === 'klarna')?.name).toBe(expected);
    expect(found.find(({ type }) => type === 'paypal')?.name).toBe('PayPal');
  });

  it.each([
    ['NL', 'EUR', ['scheme', 'paypal', 'applepay', 'googlepay', 'ideal', 'klarna', 'klarna_b2b', 'ratepay']],
    ['PT', 'EUR', ['scheme', 'paypal', 'applepay', 'googlepay', 'multibanco', 'klarna']],
    ['CH', 'CHF', ['scheme', 'paypal', 'applepay', 'googlepay', 'twint', 'klarna', 'ratepay']],
    ['FI', 'EUR', ['scheme', 'paypal', 'applepay', 'googlepay', 'mobilepay', 'klarna', 'klarna_account', 'klarna_b2b']],
    ['SI', 'EUR', ['scheme', 'paypal', 'applepay', 'googlepay']],
  ])('in %s with %s are those of the contract', async (countryCode, currency, expected) => {
    const found = await methods({ countryCode, amount: { currency, value: 5_000 } });
    expect(found.map(({ type }) => type)).toEqual(expected);
  });

  it('are none in the currency of another country', async () => {
    expect(await methods({ countryCode: 'PL', amount: euros(100) })).toEqual([]);
  });

  it('leave out a method above its highest amount', async () => {
    const types = (await methods({ countryCode: 'PT', amount: euros(10_000_000) })).map(({ type }) => type);
    expect(types).not.toContain('multibanco');
  });

  it('leave out what the shop blocks, for example for companies', async () => {
    const blocked = ['klarna', 'ratepay'];
    const found = await methods({ countryCode: 'NL', amount: euros(100), blockedPaymentMethods: blocked });
    expect(found.map(({ type }) => type)).toEqual(expect.not.arrayContaining(blocked));
    expect(await methods({ countryCode: 'NL', allowedPaymentMethods: ['ideal'] })).toHaveLength(1);
  });

  it('name the banks of Poland and the intent of PayPal', async () => {
    const found = await methods({ countryCode: 'PL', amount: { currency: 'PLN', value: 100 } });
    const banks = found.find(({ type }) => type === 'onlineBanking_PL')?.issuers;
    expect(banks).toContainEqual({ id: '154', name: 'BLIK' });
    expect(found.find(({ type }) => type === 'paypal')?.configuration).toMatchObject({ intent: 'capture' });
  });
});

describe('a request that the provider refuses', () => {
  const refused = (request: PaymentRequest) => refusalOf(provider.pay(request));
  const card = () => cardRequest('4111111111111111');

  it('has the wrong API key', async () => {
    const call = provider.library('wrong').PaymentsApi.payments(card());
    expect(await refusalOf(call)).toMatchObject({ status: 401, errorCode: '000', errorType: 'security' });
  });

  it('names an account that does not exist', async () => {
    const refusal = await refused({ ...card(), merchantAccount: 'Someone' });
    expect(refusal).toEqual({
      status: 403,
      errorCode: '901',
      message: 'Invalid Merchant Account',
      errorType: 'security',
    });
  });

  it.each([
    ['no reference', { reference: '' }, '130'],
    ['no amount', { amount: { currency: 'EUR', value: 0 } }, '137'],
    ['an unknown currency', { amount: { currency: 'XXX', value: 1 } }, '138'],
    ['no address to return to', { returnUrl: '' }, '14_030'],
    ['a currency that the country does not use', { countryCode: 'PL' }, '905'],
  ])('has %s', async (_what, change, errorCode) => {
    expect(await refused({ ...card(), ...change })).toMatchObject({ status: 422, errorCode, errorType: 'validation' });
  });

  it('has a field that the provider does not know', async () => {
    const response = await fetch(`${provider.url}/v72/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox-payment-api-key' },
      body: JSON.stringify({ ...card(), refrence: 'a' }),
    });
    expect(await response.json()).toMatchObject({
      status: 422,
      errorCode: '702',
      message: 'Structure of PaymentRequest contains the following unknown fields: [refrence]',
    });
  });

  it('is not JSON', async () => {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox-payment-api-key' };
    const response = await fetch(`${provider.url}/v72/payments`, { method: 'POST', headers, body: '{' });
    expect(await response.json()).toMatchObject({ status: 400, errorCode: '702', errorType: 'validation' });
  });

  it('has a card that is no test card', async () => {
    expect(await refused(cardRequest('4242424242424242'))).toMatchObject({ status: 422, errorCode: '101' });
  });

  it('concerns a payment of another account, or none', async () => {
    const { pspReference = '' } = await provider.pay(card());
    const api = provider.library().ModificationsApi;
    const capture = { amount: euros(1) };
    const other = api.captureAuthorisedPayment(pspReference, { ...capture, merchantAccount: 'FerrumSandbox_SK' });
    expect(await refusalOf(other)).toMatchObject({ status: 422, errorCode: '167' });
    const none = api.captureAuthorisedPayment('NONE', { ...capture, merchantAccount: ACCOUNT });
    expect(await refusalOf(none)).toMatchObject({ status: 422, errorCode: '167' });
  });
});

describe('the fields of requests', () => {
  const fieldsOf = (model: { getAttributeTypeMap(): readonly { baseName: string }[] }) =>
    model.getAttributeTypeMap().map(({ baseName }) => baseName);

  it.each([
    ['payment', Types.checkout.PaymentRequest, paymentRequest],
    ['payment methods', Types.checkout.PaymentMethodsRequest, paymentMethodsRequest],
    ['capture', Types.checkout.PaymentCaptureRequest, amountModification],
    ['refund', Types.checkout.PaymentRefundRequest, amountModification],
    ['amount', Types.checkout.PaymentAmountUpdateRequest, amountModification],
  ])('of the library are all known: %s', (_name, model, schema) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fieldsOf(model)));
  });
});

describe('a repeated request', () => {
  it('is processed once, even if it is sent in parallel', async () => {
    const request = cardRequest('4111111111111111');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 25 }, () => provider.pay(request, key)));
    expect(new Set(answers.map(({ pspReference }) => pspReference)).size).toBe(1);
    const made = (await provider.payments()).filter(({ merchantReference }) => merchantReference === request.reference);
    expect(made).toHaveLength(1);
    expect(await provider.receiver.about(request.reference, 1)).toHaveLength(1);
  });

  it('is refused if the key belongs to another request', async () => {
    const key = randomUUID();
    await provider.pay(cardRequest('4111111111111111'), key);
    expect(await refusalOf(provider.pay(cardRequest('4111111111111111'), key))).toMatchObject({
      status: 422,
      errorCode: '704',
      message: 'request already processed or in progress',
    });
  });

  it('can be sent again with the same key after a refusal', async () => {
    const key = randomUUID();
    const request = cardRequest('4111111111111111');
    await refusalOf(provider.pay({ ...request, reference: '' }, key));
    expect(await provider.pay(request, key)).toMatchObject({ resultCode: 'Authorised' });
  });

  it('returns the stored answer after a restart', async () => {
    const request = requestOf({ type: 'ideal' });
    const key = randomUUID();
    const first = await provider.pay(request, key);
    await provider.restart();
    const second = await provider.pay(request, key);
    expect(second.pspReference).toBe(first.pspReference);
  });

  it('without a key is processed again', async () => {
    const request = cardRequest('4111111111111111');
    const api = provider.library().PaymentsApi;
    const [first, second] = [await api.payments(request), await api.payments(request)];
    expect(first.pspReference).not.toBe(second.pspReference);
  });
});

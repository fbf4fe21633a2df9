import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Types } from '@adyen/api-library';
import {
  cardRequest,
  refusalOf,
  requestOf,
  RETURN_URL,
  TestProvider,
  type PaymentRequest,
} from '../testing/test-provider.js';

let provider: TestProvider;

beforeAll(async () => {
  provider = await TestProvider.start();
});
afterAll(() => provider.close());

const details = (redirectResult: string, idempotencyKey: string = randomUUID()) =>
  provider.library().PaymentsApi.paymentsDetails({ details: { redirectResult } }, { idempotencyKey });

/** The address of the redirect action. Throws if there is none. */
function redirectOf({ action }: Types.checkout.PaymentResponse): string {
  const url = action && 'method' in action ? action.url : undefined;
  if (url === undefined) throw new Error('A redirect was expected.');
  return url;
}

async function resultAtBank(request: PaymentRequest, answer: string) {
  const answered = await provider.pay(request);
  expect(answered.resultCode).toBe('RedirectShopper');
  const back = await provider.answerBank(redirectOf(answered), answer);
  expect(`${back.origin}${back.pathname}`).toBe(RETURN_URL);
  return details(back.searchParams.get('redirectResult') ?? '');
}

describe('a card', () => {
  it.each([
    ['4111111111111111', 'Authorised', undefined],
    ['5555341244441115', 'Authorised', undefined],
    ['6771798021000008', 'Authorised', undefined],
    ['4000000000000002', 'Refused', 'Refused'],
    ['4000000000009995', 'Refused', 'Not enough balance'],
    ['4000000000000069', 'Refused', 'Expired Card'],
    ['4000000000000341', 'Cancelled', 'Cancelled'],
    ['4000000000000077', 'Pending', undefined],
  ])('%s ends as %s', async (number, resultCode, refusalReason) => {
    const request = cardRequest(number);
    const answer = await provider.pay(request);
    expect(answer).toMatchObject({ resultCode, merchantReference: request.reference, amount: request.amount });
    expect(answer.refusalReason).toBe(refusalReason);
  });

  it('needs the right security code, which has four digits on American Express', async () => {
    const refusedCode = { resultCode: 'Refused', refusalReason: 'CVC Declined' };
    expect(await provider.pay(cardRequest('4111111111111111', {}, '111'))).toMatchObject(refusedCode);
    expect(await provider.pay(cardRequest('370000000000002', {}, '7373'))).toMatchObject({ resultCode: 'Authorised' });
  });

  it('is asked on another page if the shop does not support 3-D Secure in the page', async () => {
    expect(await resultAtBank(cardRequest('4917610000000000'), 'confirmed')).toMatchObject({
      resultCode: 'Authorised',
    });
    expect(await resultAtBank(cardRequest('4212345678901245'), 'refused')).toMatchObject({
      resultCode: 'Refused',
      refusalReason: '3D Not Authenticated',
    });
    expect(await resultAtBank(cardRequest('4212345678901245'), 'open')).toMatchObject({ resultCode: 'Cancelled' });
  });

  it('can ask a further question after the return from the other page', async () => {
    expect(await resultAtBank(cardRequest('4000000000003220'), 'confirmed')).toMatchObject({
      resultCode: 'ChallengeShopper',
      action: { type: 'threeDS2', subtype: 'challenge' },
    });
    expect(await resultAtBank(cardRequest('4000000000003220'), 'refused')).toMatchObject({ resultCode: 'Refused' });
  });

  it('is identified in the page if the shop supports it', async () => {
    const native = {
      threeDSRequestData: { nativeThreeDS: Types.checkout.ThreeDSRequestData.NativeThreeDSEnum.Preferred },
    };
    const answer = await provider.pay(cardRequest('5201281505129736', { authenticationData: native }));
    expect(answer).toMatchObject({
      resultCode: 'IdentifyShopper',
      action: { type: 'threeDS2', subtype: 'fingerprint' },
    });
  });

  it('can be charged although the answer is lost; the same request then returns it', async () => {
    const request = cardRequest('4000000000000119');
    const key = randomUUID();
    await expect(provider.pay(request, key)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await provider.pay(request, key)).toMatchObject({ resultCode: 'Authorised' });
    expect(await provider.receiver.about(request.reference, 1)).toHaveLength(1);
  });

  it('is not charged if the provider fails', async () => {
    const request = cardRequest('4000000000000127');
    expect(await refusalOf(provider.pay(request))).toMatchObject({ status: 500, errorType: 'internal' });
    const references = (await provider.payments()).map(({ merchantReference }) => merchantReference);
    expect(references).not.toContain(request.reference);
  });
});

const COMPANY = { name: 'Bakker BV', registrationNumber: '12345678' };
const INVOICE: Partial<PaymentRequest> = {
  lineItems: [{ description: 'Drill', quantity: 1, amountIncludingTax: 12_345 }],
  shopperEmail: 'eva@example.com',
  shopperName: { firstName: 'Eva', lastName: 'Bakker' },
  billingAddress: { city: 'Utrecht', country: 'NL', houseNumberOrName: '1', postalCode: '3511 AA', street: 'Dam' },
};
const PERSON = { dateOfBirth: new Date('1980-05-17'), telephoneNumber: '+31201234567', deviceFingerprint: 'df-1' };

describe('a method with a page of its own', () => {
  const requests: readonly (readonly [string, Partial<PaymentRequest>])[] = [
    ['ideal', {}],
    ['paypal', {}],
    ['klarna', INVOICE],
    ['klarna_account', { ...INVOICE, countryCode: 'DE' }],
    ['klarna_b2b', { ...INVOICE, company: COMPANY }],
    ['twint', { countryCode: 'CH', amount: { currency: 'CHF', value: 500 } }],
    ['mobilepay', { countryCode: 'DK', amount: { currency: 'DKK', value: 500 } }],
  ];

  it.each(requests)('%s is paid, refused and cancelled', async (type, more) => {
    const answer = async (choice: string) => (await resultAtBank(requestOf({ type }, more), choice)).resultCode;
    expect([
      await answer('confirmed'),
      await answer('refused'),
      await answer('cancelled'),
      await answer('open'),
    ]).toEqual(['Authorised', 'Refused', 'Cancelled', 'Pending']);
  });

  it('is paid even if the shopper never returns', async () => {
    const request = requestOf({ type: 'ideal' });
    await provider.answerBank(redirectOf(await provider.pay(request)), 'confirmed-and-stay');
    expect(await provider.receiver.event(request.reference, 'AUTHORISATION')).toMatchObject({ success: 'true' });
  });

  it('takes the result once, and repeats it for the same idempotency key', async () => {
    const url = redirectOf(await provider.pay(requestOf({ type: 'ideal' })));
    const back = await provider.answerBank(url, 'confirmed');
    const token = back.searchParams.get('redirectResult') ?? '';
    const key = randomUUID();
    const first = await details(token, key);
    expect(await details(token, key)).toEqual(first);
    expect(await refusalOf(details(token))).toMatchObject({ status: 422, errorCode: '704' });
    expect(await refusalOf(details('unknown'))).toMatchObject({ status: 422, errorCode: '14_018' });
  });

  it('needs a bank in Poland', async () => {
    const poland = { countryCode: 'PL', amount: { currency: 'PLN', value: 900 } };
    const without = await refusalOf(provider.pay(requestOf({ type: 'onlineBanking_PL' }, poland)));
    expect(without.message).toContain('paymentMethod.issuer');
    const paid = await resultAtBank(requestOf({ type: 'onlineBanking_PL', issuer: '154' }, poland), 'confirmed');
    expect(paid.resultCode).toBe('Authorised');
  });
});

describe('a method for some shoppers', () => {
  const refused = async (type: string, more: Partial<PaymentRequest>) =>
    (await refusalOf(provider.pay(requestOf({ type }, more)))).message;

  it.each([
    ['NL', 'EUR'],
    ['SE', 'SEK'],
  ])('asks a company in %s for its name and number', async (countryCode, currency) => {
    const invoice = { ...INVOICE, countryCode, amount: { currency, value: 900 } };
    expect(await refused('klarna_b2b', invoice)).toContain('company.name');
    const company = { name: 'Bakker BV', taxId: 'NL004495445B01' };
    expect(await refused('klarna_b2b', { ...invoice, company })).toContain('registrationNumber');
  });

  it('asks a company in another country for its name only', async () => {
    const request = requestOf(
      { type: 'klarna_b2b' },
      { ...INVOICE, countryCode: 'DE', company: { name: 'Bäcker GmbH' } },
    );
    expect((await resultAtBank(request, 'confirmed')).resultCode).toBe('Authorised');
  });

  it.each(['klarna', 'ratepay'])('is not for companies: %s', async (type) => {
    expect(await refused(type, { ...INVOICE, ...PERSON, company: COMPANY })).toContain('not available for companies');
  });

  it.each(['deviceFingerprint', 'dateOfBirth', 'telephoneNumber', 'shopperName', 'lineItems', 'billingAddress'])(
    'asks for %s before it lends money',
    async (field) => {
      expect(await refused('ratepay', { ...INVOICE, ...PERSON, [field]: undefined })).toContain(field);
    },
  );

  it('decides at once about an invoice', async () => {
    const pay = (more: Partial<PaymentRequest>) =>
      provider.pay(requestOf({ type: 'ratepay' }, { ...INVOICE, ...PERSON, ...more }));
    expect(await pay({})).toMatchObject({ resultCode: 'Authorised' });
    const shopperName = { firstName: 'Eva', lastName: 'Refused' };
    expect(await pay({ shopperName })).toMatchObject({ resultCode: 'Refused' });
  });
});

describe('a voucher', () => {
  const portugal = { countryCode: 'PT', merchantAccount: 'FerrumSandbox_PT' };

  it('is presented, and paid later', async () => {
    const request = requestOf({ type: 'multibanco' }, portugal);
    const answer = await provider.pay(request);
    expect(answer).toMatchObject({
      resultCode: 'PresentToShopper',
      action: {
        type: 'voucher',
        paymentMethodType: 'multibanco',
        entity: '12101',
        reference: expect.stringMatching(/^\d{3} \d{3} \d{3}$/),
        merchantReference: request.reference,
      },
    });
    await provider.control(`payments/${answer.pspReference}/pay-voucher`);
    const webhook = await provider.receiver.event(request.reference, 'AUTHORISATION');
    expect(webhook).toMatchObject({ success: 'true', paymentMethod: 'multibanco', pspReference: answer.pspReference });
  });

  it('can expire', async () => {
    const request = requestOf({ type: 'multibanco' }, portugal);
    const { pspReference } = await provider.pay(request);
    await provider.control(`payments/${pspReference}/expire`);
    expect(await provider.receiver.event(request.reference, 'OFFER_CLOSED')).toMatchObject({ success: 'true' });
  });
});

describe('a simulated wallet', () => {
  it.each([
    ['applepay', 'applePayToken'],
    ['googlepay', 'googlePayToken'],
  ])('pays with a test card: %s', async (type, field) => {
    const pay = (card: string) => provider.pay(requestOf({ type, [field]: `simulated-wallet:${card}` }));
    expect(await pay('4111111111111111')).toMatchObject({ resultCode: 'Authorised', paymentMethod: { type } });
    expect(await pay('4000000000000002')).toMatchObject({ resultCode: 'Refused' });
    expect(await refusalOf(pay('4242424242424242'))).toMatchObject({ status: 422 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaymentOutcomes } from '../payments/index.js';
import { pay, type Payer, readyToPay, returnFromBank } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { newestAttempt } from '../testing/stored-attempts.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop.stop());

const shopper = (country: string, clientType: 'private' | 'company' = 'private', vatNumber?: string) =>
  readyToPay(shop.visitor(country), { country, clientType, vatNumber });

const stateOf = ({ browser, cart }: Payer) => browser.call('onlinePaymentState', { cartId: cart.id });

describe('an invoice', () => {
  it('by Billie is for companies', async () => {
    const payer = await shopper('DE', 'company');
    const answer = await pay(payer, { paymentMethod: { type: 'klarna_b2b' } });
    expect((await returnFromBank(shop.provider, payer, answer, 'confirmed')).status).toBe('ordered');
    const wanted = { cartId: payer.cart.id, version: payer.cart.version };
    const klarna = { ...wanted, payment: { paymentMethod: { type: 'klarna' } } };
    expect(await payer.browser.refusal('startOnlinePayment', klarna)).toEqual([422, 'payment-method-refused']);
  });

  it.each([
    ['SE', 'SE556036079301', '5560360793', '556036-0793'],
    ['NL', '', null, '1234 5678'],
  ])('by Billie requires the registration number in %s', async (country, vatNumber, known, typed) => {
    const payer = await shopper(country, 'company', vatNumber);
    const { registration } = await payer.browser.call('onlinePaymentMethods', { cartId: payer.cart.id });
    expect(registration).toEqual({ digits: typed.replaceAll(/\D/g, '').length, known });
    const paymentMethod = { type: 'klarna_b2b' } as const;
    for (const registrationNumber of [undefined, 'NL123456789B01', '1'])
      expect(
        await payer.browser.refusal('startOnlinePayment', {
          cartId: payer.cart.id,
          version: payer.cart.version,
          payment: { paymentMethod, registrationNumber },
        }),
      ).toEqual([400, 'invalid-input']);
    const answer = await pay(payer, { paymentMethod, registrationNumber: typed });
    expect((await returnFromBank(shop.provider, payer, answer, 'confirmed')).status).toBe('ordered');
  });

  it('by Billie is for companies without any number in other countries', async () => {
    const payer = await shopper('AT', 'company', '');
    const answer = await pay(payer, { paymentMethod: { type: 'klarna_b2b' } });
    expect((await returnFromBank(shop.provider, payer, answer, 'confirmed')).status).toBe('ordered');
  });

  it('by Ratepay needs the date of birth and is decided at once', async () => {
    const payer = await shopper('DE');
    const paymentMethod = { type: 'ratepay' } as const;
    expect(await pay(payer, { paymentMethod })).toMatchObject({ status: 'refused', error: 'payment-error' });
    const cart = (await payer.browser.call('getMe', {})).me.activeCart;
    if (!cart) throw new Error('The cart is missing');
    const complete = { paymentMethod, dateOfBirth: '1980-02-29', deviceFingerprint: 'device' };
    expect((await pay({ ...payer, cart }, complete)).status).toBe('ordered');
  });
});

describe('a voucher', () => {
  it('of Multibanco is ordered at once and in progress until it is paid', async () => {
    const payer = await shopper('PT');
    const answer = await pay(payer, { paymentMethod: { type: 'multibanco' } });
    if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
    const [payment] = answer.order.paymentInfo.payments;
    expect(answer.order.paymentStatus).toBe('in-progress');
    expect(payment).toMatchObject({ providerMethod: 'multibanco', action: { type: 'voucher', entity: '12101' } });
    const { merchantReference, pspReference } = await newestAttempt(shop, payer.cart.id);
    expect(payment?.action?.merchantReference).toBe(merchantReference);
    const outcome = { kind: 'authorised', pspReference: pspReference ?? '', amount: null } as const;
    await shop.application.app.get(PaymentOutcomes).settle({ merchantReference }, outcome);
    expect(await stateOf(payer)).toMatchObject({ status: 'ordered', order: { paymentStatus: 'paid' } });
  });
});

describe('the payment page', () => {
  it('asks for the methods that the store offers the customer', async () => {
    const { browser, cart } = await shopper('NL');
    const settings = await browser.call('onlinePaymentMethods', { cartId: cart.id });
    expect(settings).toMatchObject({
      environment: 'test',
      locale: 'nl-NL',
      countryCode: 'NL',
      amount: cart.totalPrice,
    });
    const types = settings.methods.paymentMethods.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['scheme', 'ideal', 'klarna', 'ratepay']));
    expect(types).not.toContain('klarna_b2b');
  });
});

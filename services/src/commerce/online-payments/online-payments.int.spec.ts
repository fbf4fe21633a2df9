import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cardRequest } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { PaymentOutcomes } from '../payments/index.js';
import {
  actionOf,
  card,
  pay,
  type Payer,
  paymentsFor,
  readyToPay,
  returnedDetails,
  returnFromBank,
} from '../testing/online-payments.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { endWithoutRelease, makeStale, neverSent, newestAttempt } from '../testing/stored-attempts.js';
import { sell, sellerOf } from '../testing/test-goods.js';
import { OnlinePaymentJobs } from './online-payment-jobs.service.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop.stop());

const shopper = (country = 'SK', clientType: 'private' | 'company' = 'private') =>
  readyToPay(shop.visitor(country), { country, clientType });

const activeCart = async ({ browser }: Payer) => (await browser.call('getMe', {})).me.activeCart;

const stateOf = ({ browser, cart }: Payer) => browser.call('onlinePaymentState', { cartId: cart.id });

describe('a card', () => {
  it('pays an order: paid amount, order and state agree', async () => {
    const payer = await shopper();
    const answer = await pay(payer, card('authorised'));
    if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
    const { order } = answer;
    expect(order).toMatchObject({ paymentMethod: 'online', paymentStatus: 'paid' });
    expect(order.paymentInfo.payments).toEqual([{ providerMethod: 'scheme', action: null }]);
    const [payment, ...others] = await paymentsFor(shop.provider, order.orderNumber);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({
      state: 'authorised',
      amount: { currency: 'EUR', value: order.totalPayable.centAmount },
    });
    expect(await activeCart(payer)).toBeNull();
    expect(await stateOf(payer)).toEqual(answer);
    expect(await pay(payer, card('authorised'))).toEqual(answer);
  });

  it.each([
    ['refused', 'payment-refused'],
    ['cancelled', 'cancelled-transaction'],
  ] as const)('that is %s leaves the cart to the shopper, who pays with another one', async (name, error) => {
    const payer = await shopper();
    const answer = await pay(payer, card(name));
    const { id: attemptId } = await newestAttempt(shop, payer.cart.id);
    expect(answer).toEqual({ status: 'refused', attemptId, error, isReversed: false });
    const cart = await activeCart(payer);
    expect(cart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
    if (!cart) throw new Error('The cart is missing');
    expect((await pay({ ...payer, cart }, card('authorised'))).status).toBe('ordered');
  });

  it('whose answer is lost is confirmed later and charged once', async () => {
    const payer = await shopper();
    const answer = await pay(payer, card('lostAnswer'));
    if (answer.status !== 'confirming') throw new Error(JSON.stringify(answer));
    expect(await stateOf(payer)).toEqual(answer);
    const { paymentMethods } = await payer.browser.call('getPaymentMethods', {});
    expect(paymentMethods).toContainEqual(expect.objectContaining({ method: 'online', refusal: null }));
    // A second payment would be a second charge.
    expect(await pay(payer, card('authorised'))).toEqual(answer);
    const wanted = { cartId: payer.cart.id, version: payer.cart.version, paymentMethod: 'bank-transfer' };
    expect(await payer.browser.refusal('createMyOrderFromCart', wanted)).toEqual([409, 'cart-frozen']);
    await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
    expect((await stateOf(payer)).status).toBe('confirming');
    const { id } = await newestAttempt(shop, payer.cart.id);
    await makeStale(shop, id);
    await shop.application.app.get(OnlinePaymentJobs).sweep();
    expect((await stateOf(payer)).status).toBe('ordered');
    expect(await paymentsFor(shop.provider, answer.orderNumber)).toHaveLength(1);
  });

  it('that is paid a second time is reversed, also if the queue has not started when that is reported', async () => {
    const payer = await shopper();
    const answer = await pay(payer, card('authorised'));
    if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
    const { merchantReference } = await newestAttempt(shop, payer.cart.id);
    const [first] = await paymentsFor(shop.provider, answer.order.orderNumber);
    const account = { merchantAccount: first?.merchantAccount ?? '', countryCode: 'SK', reference: merchantReference };
    const second = await shop.provider.pay(cardRequest('4111111111111111', account));
    const outcome = { kind: 'authorised', pspReference: second.pspReference ?? '', amount: null } as const;
    const { app } = shop.application;
    const starting = jest.spyOn(app.get(Jobs), 'ready', 'get').mockReturnValue(false);
    const report = () => app.get(PaymentOutcomes).settle({ merchantReference }, outcome);
    await expect(report()).rejects.toThrow('the job queue has not started');
    starting.mockRestore();
    expect(await report()).toBe('ordered');
    const states = async () =>
      Object.fromEntries(
        (await paymentsFor(shop.provider, answer.order.orderNumber)).map(({ pspReference, state }) => [
          pspReference,
          state,
        ]),
      );
    await until(async () => (await states())[outcome.pspReference] === 'cancelled');
    expect(await states()).toMatchObject({ [first?.pspReference ?? '']: 'authorised' });
  });

  it('whose wrong amount is reported before the queue has started is returned once it has', async () => {
    const payer = await shopper();
    expect((await pay(payer, card('pending'))).status).toBe('confirming');
    const { merchantReference, pspReference } = await newestAttempt(shop, payer.cart.id);
    const amount = { centAmount: 1, currencyCode: 'EUR' };
    const outcome = { kind: 'authorised', pspReference: pspReference ?? '', amount } as const;
    const { app } = shop.application;
    const starting = jest.spyOn(app.get(Jobs), 'ready', 'get').mockReturnValue(false);
    const report = () => app.get(PaymentOutcomes).settle({ merchantReference }, outcome);
    await expect(report()).rejects.toThrow('the job queue has not started');
    expect((await stateOf(payer)).status).toBe('confirming');
    starting.mockRestore();
    expect(await report()).toBe('reversing');
  });

  it('that is decided later is ordered when the provider says so', async () => {
    const payer = await shopper();
    const answer = await pay(payer, card('pending'));
    if (answer.status !== 'confirming') throw new Error(JSON.stringify(answer));
    const { merchantReference, pspReference } = await newestAttempt(shop, payer.cart.id);
    const outcome = { kind: 'authorised', pspReference: pspReference ?? '', amount: null } as const;
    await shop.application.app.get(PaymentOutcomes).settle({ merchantReference }, outcome);
    expect((await stateOf(payer)).status).toBe('ordered');
  });

  it('that failed in a process that died then gives the cart back to a shopper who does not look within a minute', async () => {
    const payer = await shopper();
    expect((await pay(payer, card('challenge'))).status).toBe('action');
    await endWithoutRelease(shop, (await newestAttempt(shop, payer.cart.id)).id);
    await shop.application.app.get(OnlinePaymentJobs).sweep();
    expect(await newestAttempt(shop, payer.cart.id)).toMatchObject({ cartReleasedAt: expect.any(Date) });
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Active' });
  });

  it('that is cancelled while other tabs read the cart frees it without an error', async () => {
    const payer = await shopper();
    await pay(payer, card('challenge'));
    const reads = [1, 2, 3, 4].map(() => activeCart(payer));
    const cancelled = [1, 2].map(() => payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id }));
    await Promise.all([...reads, ...cancelled, ...[1, 2, 3, 4].map(() => activeCart(payer))]);
    expect(await activeCart(payer)).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
  });

  it('that failed in a process that died then gives the cart back on the next visit', async () => {
    const payer = await shopper();
    expect((await pay(payer, card('challenge'))).status).toBe('action');
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Frozen' });
    await endWithoutRelease(shop, (await newestAttempt(shop, payer.cart.id)).id);
    const cart = await activeCart(payer);
    expect(cart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
    if (!cart) throw new Error('The cart is missing');
    expect((await pay({ ...payer, cart }, card('authorised'))).status).toBe('ordered');
  });

  it('that was never sent because the process died gives the cart back on the next visit', async () => {
    const payer = await shopper();
    expect((await pay(payer, card('challenge'))).status).toBe('action');
    await neverSent(shop, (await newestAttempt(shop, payer.cart.id)).id);
    expect(await activeCart(payer)).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
    expect(await newestAttempt(shop, payer.cart.id)).toMatchObject({ status: 'abandoned' });
  });

  it('whose outcome is unknown keeps the cart as it is, also for a shopper who changes it', async () => {
    const payer = await shopper();
    expect((await pay(payer, card('lostAnswer'))).status).toBe('confirming');
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Frozen' });
    const changed = { actions: [{ action: 'addLineItem', sku: payer.cart.lineItems[0]?.sku, quantity: 1 }] };
    expect(await payer.browser.refusal('updateCart', changed)).toEqual([409, 'cart-frozen']);
    expect((await stateOf(payer)).status).toBe('confirming');
  });

  it('pays a large order of a company in forints: more than a number of 32 bits holds', async () => {
    const sku = 'MANY-MACHINES';
    const seller = await sellerOf(shop.backend.url);
    await sell(seller, { sku, isFreight: false, prices: { HU: 3_000_000_000 } }, { HU: 'HUF' });
    const payer = await readyToPay(shop.visitor('HU'), { country: 'HU', sku });
    const answer = await pay(payer, card('authorised'));
    if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
    expect(answer.order.totalPayable.centAmount).toBeGreaterThanOrEqual(3_000_000_000);
    const [payment] = await paymentsFor(shop.provider, answer.order.orderNumber);
    expect(payment?.amount).toEqual({ currency: 'HUF', value: answer.order.totalPayable.centAmount });
  });

  it('of a store without bank transfer pays what cash on delivery cannot', async () => {
    const payer = await shopper('IE');
    const { paymentMethods } = await payer.browser.call('getPaymentMethods', {});
    expect(paymentMethods[0]).toMatchObject({ method: 'online', refusal: null, fee: null });
    expect((await pay(payer, card('authorised'))).status).toBe('ordered');
  });
});

describe('a company with a valid VAT number', () => {
  it('is charged the net total, and keeps its consent to e-mails', async () => {
    const vatNumber = 'ATU13585627';
    const wanted = { country: 'AT', clientType: 'company', vatNumber } as const;
    const { browser, cart: gross } = await readyToPay(shop.visitor('AT'), wanted);
    const consent = {
      action: 'setCustomType',
      type: { key: 'cart' },
      fields: { customerAgreedToSendEmail: true },
    } as const;
    await browser.call('updateCart', { actions: [consent] });
    const { cart, isNet } = await browser.call('validateVatNumber', { vatNumber });
    expect(isNet).toBe(true);
    if (!cart) throw new Error('no cart');
    expect(cart).toMatchObject({ agreedToSendEmail: true, grossBeforeNet: gross.totalPrice });
    const answer = await pay({ browser, cart }, card('authorised'));
    if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
    expect(answer.order.totalPayable).toEqual(cart.totalPrice);
    expect(cart.totalPrice.centAmount).toBeLessThan(gross.totalPrice.centAmount);
    const [payment] = await paymentsFor(shop.provider, answer.order.orderNumber);
    expect(payment?.amount.value).toBe(cart.totalPrice.centAmount);
  });
});

describe('a payment at a bank', () => {
  it.each([
    ['NL', { type: 'ideal' }],
    ['PL', { type: 'onlineBanking_PL', issuer: '154' }],
    ['CH', { type: 'twint' }],
    ['DK', { type: 'mobilepay' }],
    ['DE', { type: 'paypal' }],
    ['SE', { type: 'klarna' }],
    ['FI', { type: 'klarna_account' }],
  ] as const)('in %s by %j is ordered after the return', async (country, paymentMethod) => {
    const payer = await shopper(country);
    const answer = await pay(payer, { paymentMethod });
    expect((await returnFromBank(shop.provider, payer, answer, 'confirmed')).status).toBe('ordered');
  });

  it.each([
    ['refused', 'payment-refused'],
    ['cancelled', 'cancelled-transaction'],
  ])('that is %s frees the cart', async (choice, error) => {
    const payer = await shopper('NL');
    const answer = await pay(payer, { paymentMethod: { type: 'ideal' } });
    expect(await returnFromBank(shop.provider, payer, answer, choice)).toMatchObject({ status: 'refused', error });
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Active' });
  });

  it('without an answer yet is being confirmed', async () => {
    const payer = await shopper('NL');
    const answer = await pay(payer, { paymentMethod: { type: 'ideal' } });
    expect((await returnFromBank(shop.provider, payer, answer, 'open')).status).toBe('confirming');
  });

  it('that was cancelled in the shop and paid at the bank becomes the order', async () => {
    const payer = await shopper('NL');
    const answer = await pay(payer, { paymentMethod: { type: 'ideal' } });
    await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
    expect((await returnFromBank(shop.provider, payer, answer, 'confirmed')).status).toBe('ordered');
  });

  it('that was cancelled in the shop and is still being decided at the bank promises nothing about the money', async () => {
    const payer = await shopper('NL');
    const answer = await pay(payer, { paymentMethod: { type: 'ideal' } });
    await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
    const late = await returnFromBank(shop.provider, payer, answer, 'open');
    const { attemptId } = actionOf(answer);
    expect(late).toEqual({ status: 'refused', attemptId, error: 'cancelled-transaction' });
  });

  it('that was replaced by a card that is refused becomes the order if it is paid all the same', async () => {
    const payer = await shopper('NL');
    const atBank = await pay(payer, { paymentMethod: { type: 'ideal' } });
    await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
    const cart = await activeCart(payer);
    if (!cart) throw new Error('The cart is missing');
    expect((await pay({ ...payer, cart }, card('refused'))).status).toBe('refused');
    expect((await returnFromBank(shop.provider, payer, atBank, 'confirmed')).status).toBe('ordered');
  });

  it('that returns in another browser says nothing about the order of that browser, and becomes an order', async () => {
    const [payer, other] = [await shopper('NL'), await shopper('NL')];
    expect((await pay(other, card('authorised'))).status).toBe('ordered');
    const atBank = await pay(payer, { paymentMethod: { type: 'ideal' } });
    const returned = await returnedDetails(shop.provider, atBank, 'confirmed');
    expect(await other.browser.refusal('continueOnlinePayment', returned)).toEqual([404, 'cart-not-found']);
    expect((await stateOf(payer)).status).toBe('ordered');
  });

  it('whose address does not name it is still paid, also by a shopper who has ordered before', async () => {
    const payer = await shopper('NL');
    expect((await pay(payer, card('authorised'))).status).toBe('ordered');
    const next = await readyToPay(payer.browser, { country: 'NL' });
    const { details } = await returnedDetails(
      shop.provider,
      await pay(next, { paymentMethod: { type: 'ideal' } }),
      'confirmed',
    );
    const ordered = await next.browser.call('continueOnlinePayment', { details });
    if (ordered.status !== 'ordered') throw new Error(JSON.stringify(ordered));
    expect(await stateOf(next)).toEqual(ordered);
    // The provider accepts details once.
    expect(await next.browser.refusal('continueOnlinePayment', { details })).toEqual([404, 'cart-not-found']);
  });

  it('whose address does not name it is confirmed, also if the provider has reported it before', async () => {
    const payer = await shopper('NL');
    const { details } = await returnedDetails(
      shop.provider,
      await pay(payer, { paymentMethod: { type: 'ideal' } }),
      'confirmed',
    );
    const { id: attemptId, pspReference } = await newestAttempt(shop, payer.cart.id);
    const outcome = { kind: 'authorised', pspReference: pspReference ?? '', amount: null } as const;
    await shop.application.app.get(PaymentOutcomes).settle({ attemptId }, outcome);
    expect((await payer.browser.call('continueOnlinePayment', { details })).status).toBe('ordered');
  });

  it('that was replaced by a card is reversed if it is paid too', async () => {
    const payer = await shopper('NL');
    const atBank = await pay(payer, { paymentMethod: { type: 'ideal' } });
    const { cart } = await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
    const ordered = await pay({ ...payer, cart: cart ?? payer.cart }, card('authorised'));
    if (ordered.status !== 'ordered') throw new Error(JSON.stringify(ordered));
    const returned = await returnedDetails(shop.provider, atBank, 'confirmed');
    const { attemptId } = actionOf(atBank);
    const late = await payer.browser.call('continueOnlinePayment', returned);
    expect(late).toEqual({ status: 'refused', attemptId, error: 'creating-order-failed', isReversed: false });
    // Ideal is captured when it is paid, so it is refunded.
    await eventually(async () => {
      const payments = await paymentsFor(shop.provider, ordered.order.orderNumber);
      return payments.some(
        ({ method, refunded, captured }) => method === 'ideal' && refunded > 0 && refunded === captured,
      );
    });
    await shop.application.app.get(PaymentOutcomes).settle({ attemptId }, { kind: 'reversed' });
    const after = await payer.browser.call('continueOnlinePayment', returned);
    expect(after).toMatchObject({ status: 'refused', isReversed: true });
    expect((await stateOf(payer)).status).toBe('ordered');
  });
});

describe('an online payment', () => {
  it('of another amount than the cart’s is reversed, and the shopper has the cart at once', async () => {
    const payer = await shopper();
    await pay(payer, card('pending'));
    const { id: attemptId, pspReference, merchantReference } = await newestAttempt(shop, payer.cart.id);
    await shop.provider.control(`payments/${pspReference}/authorise`);
    const amount = { centAmount: 1, currencyCode: 'EUR' };
    const outcome = { kind: 'authorised', pspReference: pspReference ?? '', amount } as const;
    await shop.application.app.get(PaymentOutcomes).settle({ attemptId }, outcome);
    // Also if the shopper has left the page and does not ask about the payment.
    expect(await activeCart(payer)).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
    expect(await stateOf(payer)).toMatchObject({ status: 'refused', error: 'malformed-price' });
    await eventually(async () =>
      (await shop.provider.payments()).some(
        (one) => one.merchantReference === merchantReference && one.state === 'cancelled',
      ),
    );
  });

  it('of two tabs at once becomes one order, and every other payment is reversed', async () => {
    const payer = await shopper();
    const answers = await Promise.all([1, 2, 3].map(() => pay(payer, card('authorised'))));
    const final = await stateOf(payer);
    if (final.status !== 'ordered') throw new Error(JSON.stringify(answers));
    const { orderNumber } = final.order;
    await eventually(async () => {
      const payments = await paymentsFor(shop.provider, orderNumber);
      return payments.filter(({ state }) => state === 'authorised').length === 1;
    });
  });

  it('is not possible by the operations for other methods', async () => {
    const { browser, cart } = await shopper();
    const wanted = { cartId: cart.id, version: cart.version, paymentMethod: 'online' };
    expect(await browser.refusal('createMyOrderFromCart', wanted)).toEqual([422, 'payment-method-refused']);
    const early = {
      paymentMethodInfo: { paymentInterface: 'online' },
      amountPlanned: { centAmount: cart.totalPrice.centAmount, currencyCode: 'EUR' },
    };
    expect(await browser.refusal('createMyPayment', early)).toEqual([422, 'payment-method-refused']);
  });

  it('of another shopper’s cart is refused', async () => {
    const [{ cart }, stranger] = [await shopper(), await shopper()];
    const wanted = { cartId: cart.id, version: cart.version, payment: card('authorised') };
    expect(await stranger.browser.refusal('startOnlinePayment', wanted)).toEqual([404, 'cart-not-found']);
    expect(await stranger.browser.refusal('onlinePaymentState', { cartId: cart.id })).toEqual([404, 'not-found']);
  });
});

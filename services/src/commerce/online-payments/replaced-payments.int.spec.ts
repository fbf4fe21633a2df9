import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { EnsureOrder } from '../orders/index.js';
import { AttemptReleases, OnlineAttempts, PaymentOutcomes } from '../payments/index.js';
import { addressIn } from '../testing/addresses.js';
import { actionOf, card, pay, type Payer, readyToPay, returnFromBank } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { neverSent, newestAttempt } from '../testing/stored-attempts.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop.stop());

const ideal = { paymentMethod: { type: 'ideal' } } as const;

/** Does something whose jobs start too late to matter. */
async function withoutJobs<Result>(act: () => Promise<Result>): Promise<Result> {
  const starting = jest.spyOn(shop.application.app.get(Jobs), 'ready', 'get').mockReturnValue(false);
  return act().finally(() => starting.mockRestore());
}

interface ReplacedPayment {
  readonly payer: Payer;
  /** The payment that was cancelled, and the one of the changed cart. */
  readonly first: OnlinePaymentAnswer;
  readonly second: OnlinePaymentAnswer;
}

/** A shopper who cancelled a payment, changed the address, and is paying again. */
async function payAgain(): Promise<ReplacedPayment> {
  const payer = await readyToPay(shop.visitor('NL'), { country: 'NL' });
  const { browser } = payer;
  const first = await pay(payer, ideal);
  await withoutJobs(() => browser.call('cancelOnlinePayment', { cartId: payer.cart.id }));
  const address = { ...addressIn('NL'), lastName: 'Neighbour' };
  const changed = {
    clientType: 'private',
    email: 'eva@example.com',
    billingAddress: address,
    shippingAddress: null,
  } as const;
  const { cart } = await browser.call('setCheckoutAddresses', changed);
  if (!cart) throw new Error('The cart is missing');
  expect(cart.totalPrice).toEqual(payer.cart.totalPrice);
  return { payer: { browser, cart }, first, second: await pay({ browser, cart }, ideal) };
}

const activeCart = async ({ browser }: Payer) => (await browser.call('getMe', {})).me.activeCart;

/** Stores the authorisation of a payment as its webhook does. */
async function reportAuthorised(answer: OnlinePaymentAnswer): Promise<string> {
  const { app } = shop.application;
  const { attemptId } = actionOf(answer);
  const attempt = await app.get(OnlineAttempts).find(attemptId);
  const outcome = {
    kind: 'authorised',
    pspReference: attempt?.pspReference ?? `LATE${attemptId}`,
    amount: null,
  } as const;
  expect(await app.get(PaymentOutcomes).settle({ attemptId }, outcome)).toBe('accepted');
  return attemptId;
}

describe('a payment that is made late', () => {
  it('does not order what the shopper has changed since and is paying again', async () => {
    const { payer, first, second } = await payAgain();
    expect(await returnFromBank(shop.provider, payer, first, 'confirmed')).toMatchObject({ status: 'refused' });
    expect(await activeCart(payer)).toMatchObject({ id: payer.cart.id, cartState: 'Frozen' });
    expect(await returnFromBank(shop.provider, payer, second, 'confirmed')).toMatchObject({ status: 'ordered' });
  });

  it('and is not compared with the changed cart yet leaves the order to the new payment', async () => {
    const { payer, first, second } = await payAgain();
    const attemptId = await withoutJobs(() => reportAuthorised(first));
    expect(await returnFromBank(shop.provider, payer, second, 'confirmed')).toMatchObject({ status: 'ordered' });
    const late = await shop.application.app.get(EnsureOrder).run(attemptId);
    expect(late).toMatchObject({ outcome: 'refused' });
  });

  it('and cannot be ordered leaves the cart to the shopper, whose new payment was refused meanwhile', async () => {
    const { payer, first, second } = await payAgain();
    const attemptId = await withoutJobs(() => reportAuthorised(first));
    const refused = await withoutJobs(() => returnFromBank(shop.provider, payer, second, 'refused'));
    expect(refused).toMatchObject({ status: 'refused' });
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Frozen' });
    const releasing = jest.spyOn(shop.application.app.get(OnlineAttempts), 'markReleased');
    expect(await shop.application.app.get(EnsureOrder).run(attemptId)).toMatchObject({ outcome: 'refused' });
    await eventually(() => releasing.mock.calls.some(([id]) => id === attemptId) || undefined);
    releasing.mockRestore();
    expect(await activeCart(payer)).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
  });

  it('is ordered or reversed at once, because the shopper may be paying again', async () => {
    const { first } = await payAgain();
    const enqueuing = jest.spyOn(shop.application.app.get(Jobs), 'enqueue');
    await reportAuthorised(first);
    const job = expect.objectContaining({ name: 'ensure-order', afterSeconds: 0 });
    expect(enqueuing).toHaveBeenCalledWith(expect.anything(), job);
    enqueuing.mockRestore();
  });
});

it('the cart of a payment stays frozen when an earlier one is released that was never sent', async () => {
  const payer = await readyToPay(shop.visitor('SK'));
  const { browser } = payer;
  expect(await pay(payer, card('refused'))).toMatchObject({ status: 'refused' });
  const { id } = await newestAttempt(shop, payer.cart.id);
  const cart = (await browser.call('getMe', {})).me.activeCart ?? payer.cart;
  expect(await pay({ browser, cart }, card('challenge'))).toMatchObject({ status: 'action' });
  await neverSent(shop, id);
  const earlier = await shop.application.app.get(OnlineAttempts).find(id);
  if (!earlier) throw new Error('The attempt is missing');
  await shop.application.app.get(AttemptReleases).release(earlier);
  expect(await shop.application.app.get(OnlineAttempts).find(id)).toMatchObject({ status: 'abandoned' });
  expect((await browser.call('getMe', {})).me.activeCart).toMatchObject({ id: cart.id, cartState: 'Frozen' });
});

it('the payment of one tab goes on if another tab gives up the payment that it has replaced', async () => {
  const payer = await readyToPay(shop.visitor('NL'), { country: 'NL' });
  const { browser } = payer;
  const cartId = payer.cart.id;
  const { attemptId } = actionOf(await pay(payer, ideal));
  const { cart } = await browser.call('cancelOnlinePayment', { cartId, attemptId });
  if (!cart) throw new Error('The cart is missing');
  expect(cart).toMatchObject({ cartState: 'Active' });
  const second = await pay({ browser, cart }, ideal);
  const kept = await browser.call('cancelOnlinePayment', { cartId, attemptId });
  expect(kept).toMatchObject({ cart: { id: cartId, cartState: 'Frozen' } });
  expect(await returnFromBank(shop.provider, payer, second, 'confirmed')).toMatchObject({ status: 'ordered' });
});

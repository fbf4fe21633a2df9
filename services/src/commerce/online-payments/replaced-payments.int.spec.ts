import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AttemptReleases, OnlineAttempts } from '../payments/index.js';
import { addressIn } from '../testing/addresses.js';
import { actionOf, card, pay, readyToPay, returnFromBank } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { neverSent, newestAttempt } from '../testing/stored-attempts.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop.stop());

const ideal = { paymentMethod: { type: 'ideal' } } as const;

it('a payment that is made late does not order what the shopper has changed since and is paying again', async () => {
  const payer = await readyToPay(shop.visitor('NL'), { country: 'NL' });
  const { browser } = payer;
  const first = await pay(payer, ideal);
  await browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
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
  const second = await pay({ browser, cart }, ideal);
  expect(await returnFromBank(shop.provider, payer, first, 'confirmed')).toMatchObject({ status: 'refused' });
  expect((await browser.call('getMe', {})).me.activeCart).toMatchObject({ id: cart.id, cartState: 'Frozen' });
  expect(await returnFromBank(shop.provider, payer, second, 'confirmed')).toMatchObject({ status: 'ordered' });
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

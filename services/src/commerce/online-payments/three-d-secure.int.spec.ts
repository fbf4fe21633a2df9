import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CartBackend } from '../../integrations/commercetools/ports/cart-backend.js';
import { CartEvents, type CartEvent } from '../cart-events/index.js';
import { Checkouts } from '../payments/index.js';
import {
  actionOf,
  answerChallenge,
  card,
  identifyBrowser,
  pay,
  type Payer,
  readyToPay,
  returnFromBank,
  submitThreeDs,
} from '../testing/online-payments.js';
import { eventually } from '../../platform/testing/eventually.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { add } from '../testing/shopping.js';
import { makeStale, newestAttempt } from '../testing/stored-attempts.js';

let shop: PayingShop;

beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop.stop());

const shopper = () => readyToPay(shop.visitor('SK'));

const activeCart = async ({ browser }: Payer) => (await browser.call('getMe', {})).me.activeCart;

/** Sends a request, and does something else after it has found no active cart and before it goes on. */
async function whileLooking<Answer>(
  interrupt: () => Promise<unknown>,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const backend = shop.application.app.get(CartBackend);
  const find = backend.activeCart.bind(backend);
  const looking = jest.spyOn(backend, 'activeCart').mockImplementationOnce(async (who) => {
    const found = await find(who);
    expect(found).toBeNull();
    await interrupt();
    return found;
  });
  return request().finally(() => looking.mockRestore());
}

describe('3-D Secure', () => {
  it('asks the shopper, then pays', async () => {
    const payer = await shopper();
    const identify = await pay(payer, card('challenge'));
    expect(actionOf(identify).action).toMatchObject({ type: 'threeDS2', subtype: 'fingerprint' });
    const challenge = await identifyBrowser(shop.provider, identify);
    expect(actionOf(challenge).action).toMatchObject({ subtype: 'challenge' });
    await answerChallenge(shop.provider, challenge, 'confirmed');
    expect((await submitThreeDs(payer, challenge)).status).toBe('ordered');
  });

  it('that the shopper does not confirm is refused', async () => {
    const payer = await shopper();
    const challenge = await identifyBrowser(shop.provider, await pay(payer, card('challenge')));
    await answerChallenge(shop.provider, challenge, 'refused');
    expect(await submitThreeDs(payer, challenge)).toMatchObject({ status: 'refused', error: 'payment-refused' });
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Active' });
  });

  it('is not ended by an order with another method, which a page repeats by itself', async () => {
    const payer = await shopper();
    const challenge = await identifyBrowser(shop.provider, await pay(payer, card('challenge')));
    const { id: cartId, version } = payer.cart;
    const wanted = { cartId, version, paymentMethod: 'bank-transfer' };
    expect(await payer.browser.refusal('createMyOrderFromCart', wanted)).toEqual([409, 'cart-frozen']);
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Frozen' });
    await answerChallenge(shop.provider, challenge, 'confirmed');
    expect((await submitThreeDs(payer, challenge)).status).toBe('ordered');
  });

  it.each(['createCodPayment', 'createBankPayment'] as const)('is not ended by %s before an order', async (name) => {
    const payer = await shopper();
    const challenge = await identifyBrowser(shop.provider, await pay(payer, card('challenge')));
    const { id: cartId, version } = payer.cart;
    expect(await payer.browser.refusal(name, { cartId, version })).toEqual([409, 'cart-frozen']);
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Frozen' });
    await answerChallenge(shop.provider, challenge, 'confirmed');
    expect((await submitThreeDs(payer, challenge)).status).toBe('ordered');
  });

  it('is asked again, and not replaced, by a tab that still shows the cart as it was', async () => {
    const payer = await shopper();
    const identify = actionOf(await pay(payer, card('challenge')));
    expect(actionOf(await pay(payer, card('authorised')))).toMatchObject({ attemptId: identify.attemptId });
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Frozen' });
    const challenge = await identifyBrowser(shop.provider, identify);
    await answerChallenge(shop.provider, challenge, 'confirmed');
    expect((await submitThreeDs(payer, challenge)).status).toBe('ordered');
  });

  it('is not replaced by a payment that began before the question', async () => {
    const payer = await shopper();
    const identify = actionOf(await pay(payer, card('challenge')));
    const checkouts = shop.application.app.get(Checkouts);
    const find = checkouts.find.bind(checkouts);
    const reading = jest.spyOn(checkouts, 'find').mockImplementationOnce(async (cartId) => {
      const checkout = await find(cartId);
      const attempts = checkout?.attempts.map((one) => ({ ...one, status: 'created', cartVersion: null }) as const);
      return checkout && { ...checkout, attempts: attempts ?? [] };
    });
    expect(actionOf(await pay(payer, card('authorised')))).toMatchObject({ attemptId: identify.attemptId });
    reading.mockRestore();
    const challenge = await identifyBrowser(shop.provider, identify);
    await answerChallenge(shop.provider, challenge, 'confirmed');
    expect((await submitThreeDs(payer, challenge)).status).toBe('ordered');
  });

  it('that asks a further question after the return from the bank pays once that is answered too', async () => {
    const payer = await shopper();
    const further = await returnFromBank(shop.provider, payer, await pay(payer, card('furtherQuestion')), 'confirmed');
    expect(actionOf(further).action).toMatchObject({ type: 'threeDS2', subtype: 'challenge' });
    // The page has been loaded again: it shows the question with the methods of the cart that is being paid.
    expect(await activeCart(payer)).toMatchObject({ id: payer.cart.id, cartState: 'Frozen' });
    const { methods } = await payer.browser.call('onlinePaymentMethods', { cartId: payer.cart.id });
    expect(methods.paymentMethods).not.toEqual([]);
    await answerChallenge(shop.provider, further, 'confirmed');
    expect((await submitThreeDs(payer, further)).status).toBe('ordered');
  });

  it('whose further question is cancelled frees the cart', async () => {
    const payer = await shopper();
    await returnFromBank(shop.provider, payer, await pay(payer, card('furtherQuestion')), 'confirmed');
    const { cart } = await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
    expect(cart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
  });

  it('that is answered as that of another payment frees its own cart and leaves the other one', async () => {
    const [refused, other] = [await shopper(), await shopper()];
    const challenge = actionOf(await identifyBrowser(shop.provider, await pay(refused, card('challenge'))));
    const { attemptId } = actionOf(await identifyBrowser(shop.provider, await pay(other, card('challenge'))));
    await answerChallenge(shop.provider, challenge, 'refused');
    await expect(submitThreeDs(other, { ...challenge, attemptId })).rejects.toThrow('cart-not-found');
    expect(await newestAttempt(shop, refused.cart.id)).toMatchObject({ cartReleasedAt: expect.any(Date) });
    expect(await activeCart(refused)).toMatchObject({ cartState: 'Active' });
    expect(await newestAttempt(shop, other.cart.id)).toMatchObject({ status: 'action_required', cartReleasedAt: null });
  });

  it('that the shopper closes frees the cart', async () => {
    const payer = await shopper();
    await pay(payer, card('challenge'));
    expect(await activeCart(payer)).toMatchObject({ cartState: 'Frozen' });
    const announced: CartEvent[] = [];
    shop.application.app.get(CartEvents).listen((event) => announced.push(event));
    const { cart } = await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
    expect(cart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
    // The cart's other tabs showed it as being paid.
    expect(announced).toContainEqual(expect.objectContaining({ cartId: payer.cart.id, version: cart?.version }));
  });

  it.each([
    ['loads the page', (payer: Payer) => activeCart(payer)],
    ['adds a product', async ({ browser }: Payer) => add(browser, undefined, 1)],
  ])('that ends while the shopper %s leaves the cart to the shopper', async (_what, act) => {
    const payer = await shopper();
    await pay(payer, card('challenge'));
    const cart = await whileLooking(
      () => payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id }),
      () => act(payer),
    );
    expect(cart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
  });

  it('whose cart is released long after its end, while a request looks for it, leaves the cart to the shopper', async () => {
    const payer = await shopper();
    await pay(payer, card('challenge'));
    const cart = await whileLooking(
      async () => {
        await payer.browser.call('cancelOnlinePayment', { cartId: payer.cart.id });
        await makeStale(shop, (await newestAttempt(shop, payer.cart.id)).id);
      },
      () => activeCart(payer),
    );
    expect(cart).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
  });

  it('in a tab that was closed leaves the cart to the shopper, who changes it', async () => {
    const payer = await shopper();
    const challenge = await identifyBrowser(shop.provider, await pay(payer, card('challenge')));
    const [line] = payer.cart.lineItems;
    if (!line) throw new Error('The cart is empty');
    const { cart } = await payer.browser.call('updateCart', {
      actions: [{ action: 'changeLineItemQuantity', lineItemId: line.id, quantity: 2 }],
    });
    expect(cart).toMatchObject({ id: payer.cart.id, cartState: 'Active', lineItems: [{ quantity: 2 }] });
    // If the shopper confirms the payment anyway, the money for the unchanged cart is returned.
    await answerChallenge(shop.provider, challenge, 'confirmed');
    expect(await submitThreeDs(payer, challenge)).toMatchObject({ status: 'refused', error: 'malformed-price' });
    await eventually(async () => {
      const { merchantReference } = await newestAttempt(shop, payer.cart.id);
      const payments = await shop.provider.payments();
      return payments.some((one) => one.merchantReference === merchantReference && one.state === 'cancelled');
    });
    expect(await activeCart(payer)).toMatchObject({ id: payer.cart.id, cartState: 'Active' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import { BackendProxy, type ProxyResponse } from '../testing/backend-proxy.js';
import { actionOf, card, pay, paymentsFor, readyToPay } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add } from '../testing/shopping.js';
import { sellerOf } from '../testing/test-goods.js';

type ExpressRequest = CommerceRequest<'startExpressPayment'>;

let shop: PayingShop;
let proxy: BackendProxy;

beforeAll(async () => {
  shop = await startPayingShop({}, async (backendUrl) => (proxy = await BackendProxy.startBefore(backendUrl)).url);
});
afterAll(async () => {
  await shop.stop();
  await proxy.close();
});

const contact = {
  firstName: 'Eva',
  lastName: 'Novak',
  street: ['Hlavná 12'],
  postalCode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421900123456',
};

/** Fills a cart and returns what a wallet sends for it, with the shipping cost of the seeds. */
async function fillCartForWallet(browser: ShopClient): Promise<ExpressRequest> {
  await add(browser);
  const cart = (await browser.call('getMe', {})).me.activeCart;
  if (!cart) throw new Error('The cart is missing');
  return walletFor(cart);
}

function walletFor({ id: cartId, version, subtotal }: Cart): ExpressRequest {
  const shipping = subtotal.centAmount >= 5900 ? 0 : 195;
  return {
    cartId,
    version,
    amount: { centAmount: subtotal.centAmount + shipping, currencyCode: 'EUR' },
    email: 'eva@example.com',
    billingContact: contact,
    shippingContact: contact,
    payment: { paymentMethod: { type: 'googlepay', googlePayToken: 'simulated-wallet:4111111111111111' } },
  };
}

const activeCart = async (browser: ShopClient) => (await browser.call('getMe', {})).me.activeCart;

describe('a wallet on the cart', () => {
  it('pays the order with its addresses, its e-mail and the amount that it showed', async () => {
    const browser = shop.visitor('SK');
    const request = await fillCartForWallet(browser);
    const answer = await browser.call('startExpressPayment', {
      ...request,
      shippingContact: { ...contact, street: ['Dlhá 7'] },
    });
    if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
    expect(answer.order).toMatchObject({
      customerEmail: 'eva@example.com',
      billingAddress: { streetName: 'Hlavná', streetNumber: '12', phone: '+421900123456' },
      shippingAddress: { streetName: 'Dlhá', streetNumber: '7' },
      totalPayable: { centAmount: request.amount.centAmount },
    });
    expect(await paymentsFor(shop.provider, answer.order.orderNumber)).toMatchObject([
      { method: 'googlepay', amount: { currency: 'EUR', value: request.amount.centAmount } },
    ]);
    expect(await activeCart(browser)).toBeNull();
  });

  //  what the wallet sends | refused with | fields
  it.each([
    [{ email: undefined }, 'email-missing', undefined],
    [{ billingContact: undefined }, 'address-missing', ['billingContact']],
    [{ shippingContact: undefined }, 'address-missing', ['shippingContact']],
    [
      { billingContact: { ...contact, street: [], phone: undefined } },
      'address-missing',
      ['billingContact.streetName', 'billingContact.streetNumber', 'billingContact.phone'],
    ],
    [{ shippingContact: { ...contact, country: 'CZ' } }, 'address-missing', ['shippingContact.country']],
    [{ billingContact: { ...contact, postalCode: '99' } }, 'postal-code-billing', undefined],
  ] as const)('with %j is refused before anything is charged', async (changes, code, fields) => {
    const browser = shop.visitor('SK');
    const request = await fillCartForWallet(browser);
    const before = (await shop.provider.payments()).length;
    const refused = await browser.send('startExpressPayment', JSON.stringify({ ...request, ...changes }));
    expect(refused.body.error?.code).toBe(code);
    if (fields) expect((refused.body.error?.fields ?? []).map(({ field }) => field)).toEqual(fields);
    expect(await activeCart(browser)).toMatchObject({ cartState: 'Active', customerEmail: null });
    expect(await shop.provider.payments()).toHaveLength(before);
  });

  it('that showed another total charges nothing', async () => {
    const browser = shop.visitor('SK');
    const request = await fillCartForWallet(browser);
    const before = (await shop.provider.payments()).length;
    const amount = { ...request.amount, centAmount: request.amount.centAmount - 1 };
    const refused = await browser.send('startExpressPayment', JSON.stringify({ ...request, amount }));
    expect(refused.body.error?.code).toBe('malformed-price');
    expect(await activeCart(browser)).toMatchObject({ cartState: 'Active' });
    expect(await shop.provider.payments()).toHaveLength(before);
  });

  it('is refused while a payment in another tab waits for its shopper, and does not replace it', async () => {
    const payer = await readyToPay(shop.visitor('SK'));
    const question = actionOf(await pay(payer, card('challenge')));
    const refused = await payer.browser.send('startExpressPayment', JSON.stringify(walletFor(payer.cart)));
    expect(refused.body.error?.code).toBe('cart-frozen');
    expect(await activeCart(payer.browser)).toMatchObject({ cartState: 'Frozen' });
    expect(await payer.browser.call('onlinePaymentState', { cartId: payer.cart.id })).toEqual(question);
  });

  it('pays only the cart as its shopper saw it, and nobody else’s', async () => {
    const [browser, other] = [shop.visitor('SK'), shop.visitor('SK')];
    const request = await fillCartForWallet(browser);
    const stale = await browser.send(
      'startExpressPayment',
      JSON.stringify({ ...request, version: request.version + 1 }),
    );
    expect(stale.body.error?.code).toBe('conflict');
    await add(other);
    const foreign = await other.send('startExpressPayment', JSON.stringify(request));
    expect(foreign.body.error?.code).toBe('cart-not-found');
  });

  it('charges nothing if another device changes the cart while its addresses are set', async () => {
    const browser = shop.visitor('SK');
    const request = await fillCartForWallet(browser);
    const before = (await shop.provider.payments()).length;
    const seller = await sellerOf(shop.backend.url);
    let isChanged = false;
    proxy.respond = async ({ body }): Promise<ProxyResponse> => {
      if (isChanged || !body.includes('setBillingAddress')) return 'pass';
      isChanged = true;
      // The total stays the same, so that only the version shows the change.
      const actions = [{ action: 'setLocale', locale: 'en' }];
      await seller.post(`/carts/${request.cartId}`, { version: request.version, actions });
      return 'pass';
    };
    const refused = await browser.send('startExpressPayment', JSON.stringify(request));
    proxy.respond = () => 'pass';
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'conflict']);
    expect(isChanged).toBe(true);
    expect(await activeCart(browser)).toMatchObject({ cartState: 'Active', customerEmail: null });
    expect(await shop.provider.payments()).toHaveLength(before);
  });

  it('charges nothing if another tab changes the cart at the same moment', async () => {
    const browser = shop.visitor('SK');
    const request = await fillCartForWallet(browser);
    const [line] = (await activeCart(browser))?.lineItems ?? [];
    const before = (await shop.provider.payments()).length;
    const change = { action: 'changeLineItemQuantity', lineItemId: line?.id, quantity: 2 };
    const [changed, refused] = await Promise.all([
      browser.send('updateCart', JSON.stringify({ actions: [change] })),
      browser.send('startExpressPayment', JSON.stringify(request)),
    ]);
    expect(changed.status).toBe(200);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'conflict']);
    expect(await activeCart(browser)).toMatchObject({ customerEmail: null, lineItems: [{ quantity: 2 }] });
    expect(await shop.provider.payments()).toHaveLength(before);
  });

  it('cannot be a card', async () => {
    const browser = shop.visitor('SK');
    const request = await fillCartForWallet(browser);
    const card = await browser.send(
      'startExpressPayment',
      JSON.stringify({
        ...request,
        payment: { paymentMethod: { type: 'scheme' } },
      }),
    );
    expect([card.status, card.body.error?.code]).toEqual([400, 'invalid-input']);
  });
});

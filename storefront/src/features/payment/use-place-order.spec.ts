import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { createElement, type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { createShop, type Shop, ShopContext } from '../../platform/shop/shop.js';
import { useCart } from '../../platform/cart/use-cart.js';
import { mountHook } from '../../testing/mount.js';
import { type OrderPlacing, usePlaceOrder } from './use-place-order.js';

const CART = { id: 'c1', version: 1 } as Cart;
const PENDING = { cartId: CART.id, method: 'online', orderNumber: null } as const;

const loads: string[] = [];
const shop = {
  api: {},
  cart: { load: async () => void loads.push('cart'), state: { get: () => ({ cart: CART }) } },
} as object as Shop;

const nothing = () => undefined;

const PARAMS = { onPlaced: nothing, onRefused: nothing, submit: { current: nothing }, firstProblem: undefined };

const usePlacing = () => usePlaceOrder(CART, PARAMS);

function inShop(part: ReactNode, value = shop): ReactNode {
  const children = createElement(ShopContext, { value }, part);
  return createElement(IntlProvider, { locale: 'en', onError: nothing, children });
}

function placing(): OrderPlacing {
  const rendered: OrderPlacing[] = [];
  const Page = () => {
    rendered.push(usePlacing());
    return null;
  };
  renderToString(inShop(createElement(Page)));
  const [first] = rendered;
  if (!first) throw new Error('The page was not rendered');
  return first;
}

const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
  pendingOrders.remember(PENDING);
  loads.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  if (storage) Object.defineProperty(globalThis, 'sessionStorage', storage);
});

describe('an order that the services refuse', () => {
  it.each(['too-many-attempts', 'backend-unavailable'] as const)(
    'for now (%s) stays pending, so that a payment at a bank can still be cancelled',
    async (code) => {
      await placing().refuse(new ShopError(code));
      expect(pendingOrders.find(CART.id)).toEqual(PENDING);
      expect(loads).toEqual([]);
    },
  );

  it('is forgotten, and the cart is loaded again', async () => {
    await placing().refuse(new ShopError('conflict'));
    expect(pendingOrders.find(CART.id)).toBeUndefined();
    expect(loads).toEqual(['cart']);
  });
});

describe('an order that the server has accepted', () => {
  it('is waited for until the bank asks for authentication', async () => {
    const page = await mountHook(usePlacing, (part) => inShop(part));
    const waitedFor = () => [page.result().acceptedNumber, pendingOrders.find(CART.id)];
    await page.act(() => page.result().accept('online', '1'));
    expect(waitedFor()).toEqual(['1', { ...PENDING, orderNumber: '1' }]);
    await page.act(() => page.result().accept('online', null));
    expect(waitedFor()).toEqual([undefined, PENDING]);
    await page.unmount();
  });
});

describe('an order that is refused because of a voucher', () => {
  const totalPrice = { centAmount: 100 } as Cart['totalPrice'];
  const discountCodes = [{ id: 'd1', code: 'WELCOME5' }] as object[] as Cart['discountCodes'];
  const WITH_VOUCHER = { ...CART, totalPrice, discountCodes };
  const WITHOUT_VOUCHER = { ...WITH_VOUCHER, version: 2, discountCodes: [] };
  const fields = [{ field: 'discountCodes.WELCOME5', reason: 'DoesNotMatchCart' }];

  /** Has the order refused and placed without the voucher. Returns the calls, and the cart versions that are paid online. */
  async function placesWithoutVoucher(method: PaymentMethod, changed: Cart = WITHOUT_VOUCHER) {
    const [calls, paid]: [string[], number[]] = [[], []];
    const answers: Readonly<Record<string, unknown>> = {
      getMe: { me: { activeCart: WITH_VOUCHER } },
      updateCart: { cart: changed },
      createMyOrderFromCart: { status: 'processing', orderNumber: '1' },
    };
    const commerce = async (name: string) => {
      calls.push(name);
      return answers[name];
    };
    const api = { commerce } as object as ShopApi;
    const voucherShop = createShop({} as PageConfig, api);
    voucherShop.cart.setCart(WITH_VOUCHER);
    const submit = { current: nothing as () => void };
    const useVoucherPage = () => {
      const { cart = WITH_VOUCHER } = useCart() as { cart?: Cart };
      // As the provider's form does, which is a part of the page.
      useEffect(() => {
        submit.current = () => void paid.push(cart.version);
      }, [cart.version]);
      return usePlaceOrder(cart, { ...PARAMS, submit });
    };
    const page = await mountHook(useVoucherPage, (part) => inShop(part, voucherShop));
    await page.act(() => page.result().refuse(new ShopError('discount-code-not-applicable', { fields })));
    calls.length = 0;
    await page.act(() => page.result().placeWithoutVouchers?.(method));
    await page.unmount();
    return { calls, paid };
  }

  it('is placed at once without the voucher', async () => {
    const placed = await placesWithoutVoucher('bank-transfer');
    expect(placed).toEqual({ calls: ['updateCart', 'createMyOrderFromCart'], paid: [] });
  });

  it('is paid online without the voucher, once the page shows the changed cart', async () => {
    expect(await placesWithoutVoucher('online')).toEqual({ calls: ['updateCart'], paid: [2] });
  });

  it('is not paid online if the total changes without the voucher', async () => {
    const dearer = { ...WITHOUT_VOUCHER, totalPrice: { ...totalPrice, centAmount: 200 } };
    expect(await placesWithoutVoucher('online', dearer)).toMatchObject({ paid: [] });
  });
});

describe('an order whose answer was lost, on a page that shows its cart as frozen', () => {
  const FROZEN: Cart = { ...CART, cartState: 'Frozen' };
  const CASH = { ...PENDING, method: 'cash-on-delivery' } as const;

  /** Opens the page while the cart's online payment is in this state. Returns the calls, and the order that is still pending. */
  async function opensPage(payment: OnlinePaymentAnswer | undefined) {
    const calls: string[] = [];
    const commerce = async (name: string) => {
      calls.push(name);
      if (name !== 'onlinePaymentState') return { status: 'processing', orderNumber: '1' };
      if (payment) return payment;
      throw new ShopError('not-found');
    };
    pendingOrders.remember(CASH);
    const useFrozenPage = () => usePlaceOrder(FROZEN, PARAMS);
    const cashShop = { api: { commerce }, analytics: { emit: nothing } } as object as Shop;
    const page = await mountHook(useFrozenPage, (part) => inShop(part, cashShop));
    await page.act(() => new Promise(setImmediate));
    await page.unmount();
    return [calls, pendingOrders.find(CART.id)];
  }

  it.each([
    ['not paid online', undefined],
    ['refused online', { status: 'refused', error: 'payment-refused' } as const],
    ['already accepted as this order', { status: 'confirming', orderNumber: '1' } as const],
  ])('is requested again if its cart is %s', async (_case, payment) => {
    const calls = ['onlinePaymentState', 'createMyOrderFromCart'];
    expect(await opensPage(payment)).toEqual([calls, { ...CASH, orderNumber: '1' }]);
  });

  it('is no longer pending while an online payment asks the shopper on another device', async () => {
    const payment = { status: 'action', attemptId: 'a1', action: {} } as const;
    expect(await opensPage(payment)).toEqual([['onlinePaymentState'], undefined]);
  });
});

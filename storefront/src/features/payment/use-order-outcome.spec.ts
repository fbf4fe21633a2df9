import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { OnlinePaymentAnswer, OnlinePaymentError } from '@manifold/domain/online-payment/answer';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { type PendingOrder, pendingOrders } from '../../platform/checkout/pending-order.js';
import { createShop, ShopContext } from '../../platform/shop/shop.js';
import { setGlobals } from '../../testing/globals.js';
import { mountHook } from '../../testing/mount.js';
import { type Navigation, recordNavigations } from '../../testing/navigations.js';
import { createElement } from 'react';
import { endedPayments } from './online/ended-payments.js';
import { RefusedPayment } from './online/refused-payment.js';
import { useOrderOutcome } from './use-order-outcome.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const ACTIVE = { id: 'c1', version: 1, lineItems: [], cartState: 'Active' } as Partial<Cart> as Cart;

/** Waits for an online payment until the server refuses it. */
async function refusedWith(error: OnlinePaymentError, cartStates: readonly Cart['cartState'][] = ['Active']) {
  const state: OnlinePaymentAnswer = { status: 'refused', attemptId: 'o1', error, isReversed: true };
  const api = { commerce: () => Promise.resolve(state) } as object as ShopApi;
  const left = [...cartStates];
  const shop = createShop({} as PageConfig, api);
  const navigations: Navigation[] = [];
  const reasons: unknown[] = [];
  const params = {
    orderNumber: undefined,
    isPlacing: false,
    cartId: 'c1',
    onPlaced: () => undefined,
    onRefused: async (reason: unknown) => {
      reasons.push(reason);
      shop.cart.setCart({ ...ACTIVE, version: reasons.length, cartState: left.shift() ?? 'Active' });
    },
    onAction: () => undefined,
  };
  const page = await mountHook(
    () => useOrderOutcome(params),
    (part) => recordNavigations(navigations, createElement(ShopContext, { value: shop }, part)),
  );
  for (let polls = 0; polls < 4; polls += 1) await page.act(() => jest.advanceTimersByTimeAsync(2000));
  await page.unmount();
  return { reasons, navigations };
}

describe('a payment that is refused while the page waits for it', () => {
  it('leads to the page of payment errors if it did not work', async () => {
    const { reasons, navigations } = await refusedWith('payment-error');
    expect(reasons).toEqual([expect.any(RefusedPayment)]);
    expect(navigations).toMatchObject([{ to: '/adyen-payment-error', search: { error: 'payment-error' } }]);
  });

  it.each(['payment-refused', 'cancelled-transaction'] as const)('stays on the payment page: %s', async (error) => {
    const { reasons, navigations } = await refusedWith(error);
    expect([reasons, navigations]).toEqual([[expect.any(RefusedPayment)], []]);
    // The state of a further payment that does not reach the services is not this refusal.
    expect(endedPayments.has('o1')).toBe(true);
  });

  it('is asked about until its cart is released', async () => {
    const { reasons } = await refusedWith('payment-refused', ['Frozen', 'Frozen', 'Active']);
    expect(reasons).toHaveLength(3);
  });
});

describe('an order that staff placed from the cart', () => {
  let restore: () => void = () => undefined;
  afterEach(() => restore());

  interface Waiting {
    /** Undefined if this tab does not know how the cart is paid. */
    readonly method: PendingOrder['method'] | undefined;
    /** Whether the server knows an online payment of the cart. */
    readonly isPaidOnline?: boolean;
  }

  /** Waits for an order while staff's order of the cart has this number. Returns the ids of the orders that were shown. */
  async function shownOrders({ method, isPaidOnline = false }: Waiting, orderNumber: string) {
    const pending = method && JSON.stringify({ cartId: 'c1', method, orderNumber: 'SK-100001' } satisfies PendingOrder);
    restore = setGlobals({ sessionStorage: { getItem: () => pending ?? null } });
    const commerce = async (name: string, request: { readonly cartId?: string; readonly orderNumber?: string }) => {
      if (name === 'onlinePaymentState' && isPaidOnline) return CONFIRMING;
      if (name === 'onlinePaymentState') throw new ShopError('not-found');
      if (name === 'getMe') return { me: { activeCart: null } };
      const isFound = request.cartId === 'c1' || request.orderNumber === orderNumber;
      return { me: { orders: { results: isFound ? [{ id: 'o1', orderNumber }] : [] } } };
    };
    const shop = createShop({} as PageConfig, { commerce } as object as ShopApi);
    const shown: string[] = [];
    const params = {
      orderNumber: 'SK-100001',
      isPlacing: false,
      cartId: 'c1',
      onPlaced: (orderId: string) => void shown.push(orderId),
      onRefused: async () => undefined,
      onAction: () => undefined,
    };
    const page = await mountHook(
      () => useOrderOutcome(params),
      (part) => recordNavigations([], createElement(ShopContext, { value: shop }, part)),
    );
    await page.act(() => jest.advanceTimersByTimeAsync(2000));
    await page.unmount();
    return shown;
  }

  it('is shown to a shopper who pays by bank transfer', async () => {
    expect(await shownOrders({ method: 'bank-transfer' }, 'STAFF-1')).toEqual(['o1']);
  });

  it('is not shown before it has a number', async () => {
    expect(await shownOrders({ method: 'bank-transfer' }, '')).toEqual([]);
  });

  it('is shown in a tab that does not know the payment method of a cart without an online payment', async () => {
    expect(await shownOrders({ method: undefined }, 'STAFF-1')).toEqual(['o1']);
  });

  it.each([
    ['under another number', 'STAFF-1', 'online'],
    ['under the reserved number', 'SK-100001', 'online'],
    ['under the reserved number, in a tab that does not know the method', 'SK-100001', undefined],
  ] as const)(
    'is not shown to a shopper who has paid online, because it may lack the payment: %s',
    async (_number, orderNumber, method) => {
      expect(await shownOrders({ method, isPaidOnline: true }, orderNumber)).toEqual([]);
    },
  );

  it('is not shown to a shopper who has paid online and whose payment is not found', async () => {
    expect(await shownOrders({ method: 'online' }, 'SK-100001')).toEqual([]);
  });
});

const FROZEN: Cart = { ...ACTIVE, version: 2, cartState: 'Frozen' };
const ACTION = { status: 'action', attemptId: 'a1', action: { type: 'threeDS2' } } as const;
const CONFIRMING = { status: 'confirming', orderNumber: '1' } as const;

describe('a question of the bank that is asked while the page waits', () => {
  let restore: () => void = () => undefined;
  afterEach(() => restore());

  interface Waiting {
    readonly pending?: Omit<PendingOrder, 'cartId'>;
    readonly states?: readonly OnlinePaymentAnswer[];
    /** The answers about the cart; undefined if the server does not answer. */
    readonly carts?: readonly (Cart | undefined)[];
  }

  /** Waits for a payment, of which the last state and cart stay. Returns the actions with the cart that was shown, and the outcome. */
  async function waitFor({ pending, states = [ACTION], carts = [FROZEN] }: Waiting) {
    const stored = pending && JSON.stringify({ ...pending, cartId: 'c1' });
    restore = setGlobals({ sessionStorage: { getItem: () => stored ?? null } });
    expect(pendingOrders.find('c1')?.orderNumber).toBe(pending?.orderNumber);
    const answers = { onlinePaymentState: [...states], getMe: [...carts] };
    const commerce = async (name: string) => {
      if (name === 'getOrders') return { me: { orders: { results: [] } } };
      const left: unknown[] = name === 'getMe' ? answers.getMe : answers.onlinePaymentState;
      const answer = left.length > 1 ? left.shift() : left[0];
      if (!answer) throw new TypeError('no network');
      return name === 'getMe' ? { me: { activeCart: answer } } : answer;
    };
    const shop = createShop({} as PageConfig, { commerce } as object as ShopApi);
    shop.cart.setCart(ACTIVE);
    const actions: unknown[] = [];
    const params = {
      orderNumber: pending?.orderNumber ?? undefined,
      isPlacing: false,
      cartId: 'c1',
      onPlaced: () => undefined,
      onRefused: async () => undefined,
      onAction: (action: unknown) => void actions.push([action, shop.cart.state.get().cart?.cartState]),
    };
    const page = await mountHook(
      () => useOrderOutcome(params),
      (part) => recordNavigations([], createElement(ShopContext, { value: shop }, part)),
    );
    for (let polls = 0; polls < 3; polls += 1) await page.act(() => jest.advanceTimersByTimeAsync(2000));
    const { isPaidElsewhere } = page.result();
    await page.unmount();
    return { actions, isPaidElsewhere };
  }

  const SHOWN = { actions: [[ACTION, 'Frozen']], isPaidElsewhere: false };
  const ACCEPTED = { method: 'online', orderNumber: '1' } as const;
  const UNANSWERED = { method: 'online', orderNumber: null } as const;

  it('is shown once in the tab that pays, with the cart that is being paid', async () => {
    expect(await waitFor({ pending: ACCEPTED, states: [CONFIRMING, ACTION] })).toEqual(SHOWN);
  });

  it('is shown after the next poll if the cart cannot be loaded', async () => {
    expect(await waitFor({ pending: ACCEPTED, carts: [undefined, FROZEN] })).toEqual(SHOWN);
  });

  it('is shown after a reload before the first answer', async () => {
    expect(await waitFor({ pending: UNANSWERED, states: [CONFIRMING, ACTION] })).toEqual(SHOWN);
  });

  it('is not shown if another tab has cancelled the payment', async () => {
    expect(await waitFor({ pending: ACCEPTED, carts: [ACTIVE] })).toEqual({ actions: [], isPaidElsewhere: false });
  });

  it('is not shown in a tab whose own payment was replaced by another tab', async () => {
    const pending = { ...UNANSWERED, attemptId: 'a0' };
    const expected = { actions: [], isPaidElsewhere: true };
    expect(await waitFor({ pending, states: [CONFIRMING, ACTION] })).toEqual(expected);
  });

  it.each([
    ['that has not paid', undefined],
    ['that is back from the bank without a result', UNANSWERED],
  ])('is not shown in a tab %s', async (_case, pending) => {
    expect(await waitFor(pending ? { pending } : {})).toEqual({ actions: [], isPaidElsewhere: true });
  });
});

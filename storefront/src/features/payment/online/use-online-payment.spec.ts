import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { OnlinePaymentAnswer, OnlinePaymentError } from '@manifold/domain/online-payment/answer';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pendingOrders } from '../../../platform/checkout/pending-order.js';
import { type Shop, ShopContext } from '../../../platform/shop/shop.js';
import { mountHook } from '../../../testing/mount.js';
import { type Navigation, recordNavigations } from '../../../testing/navigations.js';
import { RefusedPayment } from './refused-payment.js';
import { type OnlinePayment, type PaymentStage, useOnlinePayment } from './use-online-payment.js';

const CART = { id: 'c1', version: 1 } as Cart;
const LIMITED = new ShopError('too-many-attempts');
const DETAILS = { threeDSResult: 'x' };
const CONFIRMING: OnlinePaymentAnswer = { status: 'confirming', orderNumber: '1' };

const REFUSED = { status: 'refused', error: 'payment-refused', isReversed: true } as const;

type Answer = OnlinePaymentAnswer | ShopError;

/** Renders the payment of a cart by a shop that gives these answers, one after the other. */
function paymentAnswered(...answers: Answer[]) {
  return pageAnswered('a1', answers);
}

/** As `paymentAnswered`, on a page that continues this payment. */
function pageAnswered(continued: string | undefined, answers: Answer[]) {
  const calls: string[] = [];
  const requests: unknown[] = [];
  const events: unknown[] = [];
  // Each stage, and the number of calls before it.
  const stages: [PaymentStage, number][] = [];
  const api = {
    commerce: (name: string, request: unknown) => {
      calls.push(name);
      requests.push(request);
      const answer = name === 'cancelOnlinePayment' ? { cart: null } : answers.shift();
      return answer instanceof ShopError ? Promise.reject(answer) : Promise.resolve(answer);
    },
  } as object as ShopApi;
  const shop = {
    api,
    analytics: { emit: () => undefined },
    cart: { setCart: (cart: unknown) => events.push(cart) },
  } as object as Shop;
  const navigations: Navigation[] = [];
  const payments: OnlinePayment[] = [];
  const ends = {
    onPlaced: (id: string) => void events.push(id),
    onAccepted: (orderNumber: string) => void events.push(orderNumber),
    onRefused: async (reason: unknown) => void events.push(reason),
    onStage: (stage: PaymentStage) => void stages.push([stage, calls.length]),
  };
  const Page = () => {
    payments.push(useOnlinePayment(CART, ends, continued));
    return null;
  };
  const inShop = createElement(ShopContext, { value: shop }, createElement(Page));
  renderToString(recordNavigations(navigations, inShop));
  const [payment] = payments;
  if (!payment) throw new Error('The page was not rendered');
  return { payment, calls, requests, events, stages, navigations };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the result of an action', () => {
  it('is sent again while the services limit it or do not answer, so that it is not lost', async () => {
    const unavailable = new ShopError('backend-unavailable');
    const { payment, calls, events } = paymentAnswered(LIMITED, unavailable, LIMITED, CONFIRMING);
    const sent = payment.sendDetails(DETAILS);
    await jest.runAllTimersAsync();
    expect(await sent).toEqual({ isPaid: true });
    expect(calls).toEqual(Array(4).fill('continueOnlinePayment'));
    expect(events).toEqual(['1']);
  });

  it('is not sent again after the shopper has given up', async () => {
    const { payment, calls, events } = paymentAnswered(LIMITED, new ShopError('not-found'), CONFIRMING);
    const sent = payment.sendDetails(DETAILS);
    await payment.cancel();
    await jest.runAllTimersAsync();
    expect(await sent).toEqual({});
    expect([calls.slice(0, 2), events]).toEqual([['continueOnlinePayment', 'cancelOnlinePayment'], [null]]);
  });

  it('that is refused ends the payment', async () => {
    const reason = new ShopError('cart-not-found');
    const { payment, calls, events } = paymentAnswered(reason);
    await payment.sendDetails(DETAILS);
    expect([calls, events]).toEqual([['continueOnlinePayment'], [reason]]);
  });
});

describe('a payment whose first answer is lost', () => {
  const lost = new ShopError('backend-unavailable');

  it('is never idle before the server has said that it continues', async () => {
    const action = { type: 'redirect' } as never;
    const { payment, stages } = paymentAnswered(lost, { status: 'action', attemptId: 'a2', action });
    expect(await payment.pay({ paymentMethod: { type: 'scheme' } })).toEqual({ action });
    expect(stages).toEqual([
      ['sending', 0],
      ['acting', 2],
    ]);
  });

  it('ends if the server does not answer either', async () => {
    const { payment, events, stages } = paymentAnswered(lost, lost);
    expect(await payment.pay({ paymentMethod: { type: 'scheme' } })).toEqual({});
    expect([events, stages.at(-1)]).toEqual([[lost], ['idle', 2]]);
  });
});

describe('a payment that the bank asks about', () => {
  const CARD = { paymentMethod: { type: 'scheme' } } as const;
  const PENDING = { cartId: 'c1', method: 'online', orderNumber: null } as const;
  const ACTION: OnlinePaymentAnswer = { status: 'action', attemptId: 'a2', action: {} };
  afterEach(() => pendingOrders.forget());

  it('is known when its shopper comes back from there without a result, until they pay again', async () => {
    const { payment } = paymentAnswered(ACTION, LIMITED);
    await payment.pay(CARD);
    expect(pendingOrders.find('c1')).toEqual({ ...PENDING, attemptId: 'a2' });
    await payment.pay(CARD);
    expect(pendingOrders.find('c1')).toEqual(PENDING);
  });

  it('is known on a page that goes on with the payment of another page', async () => {
    const nothing = async () => undefined;
    const ends = { onPlaced: nothing, onAccepted: nothing, onRefused: nothing, onStage: nothing };
    const page = await mountHook(
      () => useOnlinePayment(CART, ends, 'a1'),
      (part) => recordNavigations([], createElement(ShopContext, { value: {} as Shop }, part)),
    );
    await page.unmount();
    expect(pendingOrders.find('c1')).toEqual({ ...PENDING, attemptId: 'a1' });
  });

  it.each([
    ['on this page', undefined, 'a1'],
    ['at the bank', 'b1', 'b1'],
  ])('and that is given up %s is cancelled, and no payment of another tab', async (_case, abandoned, attemptId) => {
    const { payment, requests } = paymentAnswered();
    await payment.cancel(abandoned);
    expect(requests[0]).toEqual({ cartId: 'c1', attemptId });
  });
});

describe('a further payment whose request is lost', () => {
  const lost = new ShopError('backend-unavailable');
  const CARD = { paymentMethod: { type: 'scheme' } } as const;
  const refused = (attemptId: string): OnlinePaymentAnswer => ({ ...REFUSED, attemptId });

  it('is not reported with the refusal of the payment before it', async () => {
    const { payment, events } = paymentAnswered(refused('b1'), lost, refused('b1'));
    await payment.pay(CARD);
    await payment.pay(CARD);
    expect(events).toEqual([expect.any(RefusedPayment), lost]);
  });

  it('is not reported with the cancellation of the payment before it', async () => {
    const { payment, events } = paymentAnswered(new ShopError('not-found'), lost, refused('a1'));
    await payment.cancel();
    await payment.pay(CARD);
    expect(events).toEqual([null, lost]);
  });

  it('is not reported with the payment that was left at the bank, also after the page was loaded again', async () => {
    const { payment, events } = pageAnswered(undefined, [new ShopError('not-found'), lost, refused('a3')]);
    await payment.cancel('a3');
    await payment.pay(CARD);
    expect(events).toEqual([null, lost]);
  });

  it('is not reported with the payment that was cancelled for another tab', async () => {
    const answers = [new ShopError('not-found'), refused('a4'), lost, refused('a4')];
    const { payment, events } = pageAnswered(undefined, answers);
    await payment.cancel();
    await payment.pay(CARD);
    expect(events).toEqual([null, lost]);
  });

  it('is reported with its refusal, although the payment before it had no known id', async () => {
    const { payment, events } = pageAnswered(undefined, [new ShopError('not-found'), lost, lost, REFUSED]);
    await payment.cancel();
    await payment.pay(CARD);
    expect(events).toEqual([null, expect.any(RefusedPayment)]);
  });

  it('is reported with its own refusal', async () => {
    const { payment, events } = paymentAnswered(refused('c1'), lost, refused('c2'));
    await payment.pay(CARD);
    await payment.pay(CARD);
    expect(events).toEqual([expect.any(RefusedPayment), expect.any(RefusedPayment)]);
  });
});

describe('a payment that is refused', () => {
  const refused = (error: OnlinePaymentError): OnlinePaymentAnswer => ({ ...REFUSED, error });

  it('leads to the page of payment errors if it did not work', async () => {
    const { payment, events, navigations } = paymentAnswered(refused('payment-error'));
    await payment.sendDetails(DETAILS);
    expect(events).toEqual([expect.any(RefusedPayment)]);
    expect(navigations).toMatchObject([{ to: '/adyen-payment-error', search: { error: 'payment-error' } }]);
  });

  it.each(['payment-refused', 'cancelled-transaction'] as const)('stays on the payment page: %s', async (error) => {
    const { payment, events, navigations } = paymentAnswered(refused(error));
    await payment.sendDetails(DETAILS);
    expect([events, navigations]).toEqual([[expect.any(RefusedPayment)], []]);
  });
});

describe('a payment that is limited', () => {
  it('says so, and asks for no other payment', async () => {
    const { payment, calls, events } = paymentAnswered(LIMITED);
    expect(await payment.pay({ paymentMethod: { type: 'scheme' } })).toEqual({});
    expect([calls, events]).toEqual([['startOnlinePayment'], [LIMITED]]);
  });
});

describe('a payment that is cancelled too late', () => {
  it('leads to the order that it has become', async () => {
    const { payment, calls, events } = paymentAnswered({ status: 'ordered', order: { id: 'o1' } as never });
    await payment.cancel();
    expect([calls, events]).toEqual([['cancelOnlinePayment', 'onlinePaymentState'], ['o1']]);
  });

  it('waits for the order that it is about to become', async () => {
    const { payment, events, stages } = paymentAnswered(CONFIRMING);
    await payment.cancel();
    expect([events, stages]).toEqual([['1'], [['idle', 2]]]);
  });

  it('leads to the order although the first answer about it is lost', async () => {
    const lost = new ShopError('backend-unavailable');
    const { payment, events } = paymentAnswered(lost, { status: 'ordered', order: { id: 'o1' } as never });
    await payment.cancel();
    expect(events).toEqual(['o1']);
  });

  it('keeps its cart and says why if nothing is known about it', async () => {
    const lost = new ShopError('backend-unavailable');
    const { payment, events, stages } = paymentAnswered(lost, lost);
    await payment.cancel();
    expect([events, stages]).toEqual([[lost], [['idle', 3]]]);
  });

  it.each(['not-found', 'cart-not-found'] as const)('is over if there is no order: %s', async (code) => {
    const { payment, events, stages } = paymentAnswered(new ShopError(code));
    await payment.cancel();
    expect([events, stages]).toEqual([[null], [['idle', 2]]]);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OnlinePaymentAnswer, OnlinePaymentError } from '@manifold/domain/online-payment/answer';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { type Shop, ShopContext } from '../../platform/shop/shop.js';
import { mountHook } from '../../testing/mount.js';
import { type Navigation, recordNavigations } from '../../testing/navigations.js';
import { createElement } from 'react';
import { RefusedPayment } from './online/refused-payment.js';
import { useOrderOutcome } from './use-order-outcome.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Waits for an online payment until the server refuses it. */
async function refusedWith(error: OnlinePaymentError) {
  const state: OnlinePaymentAnswer = { status: 'refused', error, isReversed: true };
  const api = { commerce: () => Promise.resolve(state) } as object as ShopApi;
  const navigations: Navigation[] = [];
  const reasons: unknown[] = [];
  const params = {
    orderNumber: undefined,
    isPlacing: false,
    cartId: 'c1',
    onPlaced: () => undefined,
    onRefused: async (reason: unknown) => void reasons.push(reason),
  };
  const page = await mountHook(
    () => useOrderOutcome(params),
    (part) => recordNavigations(navigations, createElement(ShopContext, { value: { api } as object as Shop }, part)),
  );
  await page.act(() => jest.advanceTimersByTimeAsync(1000));
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
  });
});

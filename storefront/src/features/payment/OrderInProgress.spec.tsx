import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { createShop, ShopContext } from '../../platform/shop/shop.js';
import { Button, type ButtonProps } from '../../ui/Button.js';
import { mountHook } from '../../testing/mount.js';
import { recordNavigations } from '../../testing/navigations.js';
import { endedPayments } from './online/ended-payments.js';
import { OrderInProgress } from './OrderInProgress.js';

const FROZEN = { id: 'c1', version: 2, lineItems: [], cartState: 'Frozen' } as Partial<Cart> as Cart;
const PENDING = { cartId: 'c1', method: 'online', orderNumber: null } as const;
/** The payment that waits for the shopper in another tab. */
const OTHER = 'a2';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  pendingOrders.forget();
});

/** Opens the payment page of a tab, while another tab pays its cart. Presses the button if `isCancelled`. Returns the cancellations. */
async function opensTab(attemptId: string | undefined, isCancelled = false) {
  let isWaiting = true;
  const cancelled: unknown[] = [];
  const commerce = async (name: string, request: { readonly attemptId?: string }) => {
    if (name === 'cancelOnlinePayment') {
      cancelled.push(request);
      isWaiting = request.attemptId !== undefined;
      return { cart: isWaiting ? FROZEN : { ...FROZEN, cartState: 'Active' } };
    }
    if (isWaiting) return { status: 'action', attemptId: OTHER, action: {} };
    return { status: 'refused', attemptId: OTHER, error: 'cancelled-transaction' };
  };
  const shop = createShop({} as PageConfig, { commerce } as object as ShopApi);
  shop.cart.setCart(FROZEN);
  const nothing = async () => undefined;
  const ends = { onPlaced: nothing, onAccepted: nothing, onRefused: nothing, onStage: nothing, onAction: nothing };
  pendingOrders.remember({ ...PENDING, attemptId });
  const inShop = (part: ReactNode) => recordNavigations([], createElement(ShopContext, { value: shop }, part));
  const page = await mountHook(
    () => OrderInProgress({ ...ends, cart: FROZEN, orderNumber: undefined, isPlacing: false }),
    (part) => createElement(IntlProvider, { locale: 'en', onError: () => undefined, children: inShop(part) }),
  );
  await page.act(() => jest.advanceTimersByTimeAsync(600));
  const parts = (page.result() as ReactElement<{ readonly children: readonly ReactElement[] }>).props.children;
  const button = parts.find((part) => part?.type === Button) as ReactElement<ButtonProps> | undefined;
  if (isCancelled) await page.act(() => button?.props.onClick?.({} as never));
  await page.unmount();
  return cancelled;
}

describe('a page whose cart is paid in another tab', () => {
  it('cancels nothing by itself if its own payment was never answered', async () => {
    expect(await opensTab(undefined)).toEqual([]);
  });

  it('cancels only the payment that its own tab left at the bank', async () => {
    expect(await opensTab('a1')).toEqual([{ cartId: 'c1', attemptId: 'a1' }]);
  });

  it('cancels the payment of the other tab if the shopper asks for it, and knows then that it has ended', async () => {
    expect(await opensTab(undefined, true)).toEqual([{ cartId: 'c1', attemptId: undefined }]);
    expect(endedPayments.has(OTHER)).toBe(true);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { pendingOrders } from '../../../platform/checkout/pending-order.js';
import { setGlobals } from '../../../testing/globals.js';
import { mountHook } from '../../../testing/mount.js';
import { useAbandonedPayment } from './use-abandoned-payment.js';

const PENDING = { cartId: 'c1', method: 'online', orderNumber: null, attemptId: 'a1' } as const;

describe('a payment page that the browser shows again', () => {
  let restore: () => void = () => undefined;
  afterEach(() => restore());

  /** Shows the page of a cart again. Returns the ids of the payments that it cancels; undefined for the one that it asks about. */
  async function cancelledWhenShown(isActing: boolean, pending?: object, persisted = true) {
    const item = pending ? JSON.stringify(pending) : null;
    restore = setGlobals({ sessionStorage: { getItem: () => item } });
    expect(pendingOrders.find('c1')).toEqual(pending);
    const cancelled: unknown[] = [];
    const cancel = async (abandoned?: string) => void cancelled.push(abandoned);
    const page = await mountHook(() => useAbandonedPayment('c1', { cancel, isActing }));
    await page.show({ persisted });
    await page.unmount();
    return cancelled;
  }

  it('cancels a payment that was left at the bank', async () => {
    expect(await cancelledWhenShown(false, PENDING)).toEqual(['a1']);
  });

  it('cancels a payment that it asks the shopper to confirm, although another page has ended it', async () => {
    expect(await cancelledWhenShown(true)).toEqual([undefined]);
  });

  it.each([
    ['without a payment', undefined, true],
    ['whose payment was never answered, because another tab may be paying', { ...PENDING, attemptId: undefined }, true],
    ['with an order that the server has accepted', { ...PENDING, orderNumber: '1' }, true],
    ['that was loaded again', PENDING, false],
  ])('cancels nothing: a page %s', async (_case, pending, persisted) => {
    expect(await cancelledWhenShown(false, pending, persisted)).toEqual([]);
  });
});

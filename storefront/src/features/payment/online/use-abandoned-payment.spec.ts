import { afterEach, describe, expect, it } from '@jest/globals';
import { pendingOrders } from '../../../platform/checkout/pending-order.js';
import { setGlobals } from '../../../testing/globals.js';
import { mountHook } from '../../../testing/mount.js';
import { useAbandonedPayment } from './use-abandoned-payment.js';

const PENDING = { cartId: 'c1', method: 'online', orderNumber: null } as const;

describe('a payment page that the browser shows again', () => {
  let restore: () => void = () => undefined;
  afterEach(() => restore());

  /** Shows the page of a cart again. Returns how often its payment was cancelled. */
  async function cancelsWhenShown(isActing: boolean, pending?: object, persisted = true): Promise<number> {
    const item = pending ? JSON.stringify(pending) : null;
    restore = setGlobals({ sessionStorage: { getItem: () => item } });
    expect(pendingOrders.find('c1')).toEqual(pending);
    let cancels = 0;
    const cancel = async () => void (cancels += 1);
    const page = await mountHook(() => useAbandonedPayment('c1', { cancel, isActing }));
    await page.show({ persisted });
    await page.unmount();
    return cancels;
  }

  it('cancels a payment that was left at the bank', async () => {
    expect(await cancelsWhenShown(false, PENDING)).toBe(1);
  });

  it('cancels a payment that it asks the shopper to confirm, although another page has ended it', async () => {
    expect(await cancelsWhenShown(true)).toBe(1);
  });

  it.each([
    ['without a payment', undefined, true],
    ['with an order that the server has accepted', { ...PENDING, orderNumber: '1' }, true],
    ['that was loaded again', PENDING, false],
  ])('cancels nothing: a page %s', async (_case, pending, persisted) => {
    expect(await cancelsWhenShown(false, pending, persisted)).toBe(0);
  });
});

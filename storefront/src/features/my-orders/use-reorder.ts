import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '../../platform/shop/shop.js';
import { orderMessages as messages } from './messages.js';

const NOTICE = 'my-orders';

/** Puts the products of an order into the cart again. Says which ones are no longer available. */
export function useReorder(): {
  readonly isBusy: boolean;
  readonly reorder: (order: CustomerOrder) => Promise<boolean>;
} {
  const { cart, notices } = useShop();
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const reorder = async ({ lineItems }: CustomerOrder): Promise<boolean> => {
    setBusy(true);
    // An extra guarantee belongs to a machine and is offered with it again.
    const products = lineItems.filter(({ sku }) => !isVirtualSku(sku));
    const missing: string[] = [];
    // One by one: a product that was withdrawn must not keep the others out.
    for (const { sku, quantity, name } of products) {
      const added = cart.send({ action: 'addLineItem', sku, quantity });
      await cart.settle();
      await added.catch(() => missing.push(name));
    }
    setBusy(false);
    const count = products.length - missing.length;
    const texts = [
      ...(count > 0 ? [formatMessage(messages.reordered, { count })] : []),
      ...(missing.length > 0 ? [formatMessage(messages.reorderMissing, { names: missing.join(', ') })] : []),
    ];
    notices.show({ id: NOTICE, kind: missing.length > 0 ? 'problem' : 'status', text: texts.join('. ') });
    return count > 0;
  };
  return { isBusy, reorder };
}

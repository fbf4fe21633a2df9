import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '../../platform/shop/shop.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { orderMessages as messages } from './messages.js';

const NOTICE = 'my-orders';

/** Refusals that say nothing about a product. */
const UNDECIDED: ReadonlySet<ShopErrorCode> = new Set<ShopErrorCode>([
  'backend-unavailable',
  'cart-frozen',
  'conflict',
  'internal',
  'too-many-attempts',
]);

const isUndecided = (reason: unknown): boolean => !(reason instanceof ShopError) || UNDECIDED.has(reason.code);

interface Failure {
  readonly reason: unknown;
}

/** Puts the products of an order into the cart again. Says which ones are no longer available, or why it stopped. */
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
    let count = 0;
    let failure: Failure | undefined;
    // One by one: a product that was withdrawn must not keep the others out.
    for (const { sku, quantity, name } of products) {
      const added = cart.send({ action: 'addLineItem', sku, quantity });
      await cart.settle();
      const refusal = await added.then(
        () => undefined,
        (reason: unknown): Failure => ({ reason }),
      );
      if (!refusal) count += 1;
      else if (!isUndecided(refusal.reason)) missing.push(name);
      else failure = refusal;
      if (failure) break;
    }
    setBusy(false);
    // The shopper orders again as a whole; a later notice must not offer single additions.
    if (failure) cart.forgetUnsent();
    const texts = [
      ...(count > 0 ? [formatMessage(messages.reordered, { count })] : []),
      ...(missing.length > 0 ? [formatMessage(messages.reorderMissing, { names: missing.join(', ') })] : []),
      ...(failure ? [formatMessage(errorMessage(failure.reason))] : []),
    ];
    const isComplete = missing.length === 0 && !failure;
    notices.show({ id: NOTICE, kind: isComplete ? 'status' : 'problem', text: texts.join('. ') });
    return count > 0 && !failure;
  };
  return { isBusy, reorder };
}

import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '../../platform/shop/shop.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { orderMessages as messages } from './messages.js';
import { reorderingOf } from './reordering.js';

const NOTICE = 'my-orders';

/** Puts the products of an order into the cart again. Says which ones are no longer available, or why it stopped. */
export function useReorder(): {
  readonly isBusy: boolean;
  readonly reorder: (order: CustomerOrder) => Promise<boolean>;
} {
  const { cart, notices } = useShop();
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const reorder = async (order: CustomerOrder): Promise<boolean> => {
    setBusy(true);
    const { count, missing, failure } = await reorderingOf(cart).add(order);
    setBusy(false);
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

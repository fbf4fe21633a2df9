import type { Cart } from '@manifold/domain/cart/contract';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '../../platform/shop/shop.js';
import { loadLateParts } from './load-late-parts.js';
import { paymentMessages } from './messages.js';
import type { OrderProblem } from './order-problem.js';

/** Returns a function that explains why an order was refused. Its code loads after the page, because most orders are not refused. */
export function useOrderProblem(): (reason: unknown, cart: Cart) => Promise<OrderProblem> {
  const { api } = useShop();
  const intl = useIntl();
  // Preloaded, because an order often fails when the network is lost.
  useEffect(() => void loadLateParts().catch(() => undefined), []);
  return async (reason, cart) => {
    try {
      const { orderProblem } = await loadLateParts();
      return await orderProblem(reason, { cart, api, intl });
    } catch {
      return { text: intl.formatMessage(paymentMessages.problem), vouchers: [] };
    }
  };
}

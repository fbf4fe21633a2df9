import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop-context.js';
import { paymentMessages } from './messages.js';
import { refusedVouchers } from './refused-vouchers.js';
import { shortLine, type ShortLine } from './short-line.js';

const CART_CHANGED: ReadonlySet<string> = new Set(['conflict', 'malformed-price']);

/** Puts a refused order into words that say what to do: which line is short, that the cart is another one now. */
export function useOrderProblem(): (reason: unknown, cart: Cart) => Promise<string> {
  const { api } = useShop();
  const { formatMessage } = useIntl();

  const short = async ({ lineItems }: Cart): Promise<ShortLine | undefined> => {
    try {
      const skus = lineItems.map(({ sku }) => sku);
      const { inventoryEntries } = await api.commerce('getInventory', { skus });
      return shortLine(lineItems, inventoryEntries.results);
    } catch {
      // Then the shopper is told without the name of the line.
      return undefined;
    }
  };
  return async (reason, cart) => {
    const code = reason instanceof ShopError ? reason.code : undefined;
    if (code && CART_CHANGED.has(code)) return formatMessage(paymentMessages.cartChanged);
    const refused = refusedVouchers(reason);
    if (refused.length > 0) return formatMessage(paymentMessages.voucherRefused, { codes: refused.join(', ') });
    const line = code === 'out-of-stock' ? await short(cart) : undefined;
    return line ? formatMessage(paymentMessages.outOfStock, { ...line }) : formatMessage(errorMessage(reason));
  };
}

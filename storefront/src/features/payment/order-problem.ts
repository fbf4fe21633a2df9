import type { Cart } from '@manifold/domain/cart/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { IntlShape } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { defineMessages } from '../../ui/define-messages.js';
import { refusedVouchers } from './refused-vouchers.js';
import { shortLine, type ShortLine } from './short-line.js';

const messages = defineMessages({
  cartChanged: {
    id: 'payment.cart-changed',
    defaultMessage: 'Your cart has changed. We have loaded it again; please check the total and order once more.',
  },
  outOfStock: {
    id: 'payment.out-of-stock',
    defaultMessage: '{product}: only {pieces, number} in stock. Please change your cart.',
  },
  soldOut: { id: 'payment.sold-out', defaultMessage: '{product}: out of stock. Please change your cart.' },
  voucherRefused: {
    id: 'payment.voucher-refused',
    defaultMessage: 'Voucher {codes} cannot be used for this order. You can remove it and order without it.',
  },
});

const CART_CHANGED: ReadonlySet<string> = new Set(['conflict', 'malformed-price']);

/** Why an order was refused, in the shopper's words. */
export interface OrderProblem {
  readonly text: string;
  /** The vouchers because of which it was refused, as the shopper typed them. */
  readonly vouchers: readonly string[];
}

/** What the words are made of: the cart that was refused, and where to ask and how to say it. */
export interface RefusedOrder {
  readonly cart: Cart;
  readonly api: ShopApi;
  readonly formatMessage: IntlShape['formatMessage'];
}

async function shortLineOf({ lineItems }: Cart, api: ShopApi): Promise<ShortLine | undefined> {
  try {
    const { inventoryEntries } = await api.commerce('getInventory', { skus: lineItems.map(({ sku }) => sku) });
    return shortLine(lineItems, inventoryEntries.results);
  } catch {
    // The message then does not name the line.
    return undefined;
  }
}

/** Says why an order was refused and what to do: which line is short, which vouchers do not apply, that the cart has changed. */
export async function orderProblem(reason: unknown, { cart, api, formatMessage }: RefusedOrder): Promise<OrderProblem> {
  const code = reason instanceof ShopError ? reason.code : undefined;
  const vouchers = refusedVouchers(reason);
  if (code && CART_CHANGED.has(code)) return { text: formatMessage(messages.cartChanged), vouchers };
  if (vouchers.length > 0)
    return { text: formatMessage(messages.voucherRefused, { codes: vouchers.join(', ') }), vouchers };
  const line = code === 'out-of-stock' ? await shortLineOf(cart, api) : undefined;
  if (!line) return { text: formatMessage(errorMessage(reason)), vouchers };
  const message = line.pieces > 0 ? messages.outOfStock : messages.soldOut;
  return { text: formatMessage(message, { ...line }), vouchers };
}

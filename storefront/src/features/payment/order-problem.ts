import type { Cart, LineItem } from '@manifold/domain/cart/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { IntlShape } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { METHOD_NAMES, refusalMessages } from '../../platform/payment/messages.js';
import { refusalText } from '../../platform/payment/use-refusal-text.js';
import { RefusedPayment } from './online/refused-payment.js';
import { refusalText as paymentText } from './online/refusal-text.js';
import { defineMessages } from '../../ui/define-messages.js';
import type { Stock } from '@manifold/domain/catalogue/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';

interface UnderstockedProduct {
  readonly product: string;
  readonly pieces: number;
}

/** Returns the first product whose quantity exceeds the stock, with the pieces in stock; undefined if there is none. */
export function understockedProduct(
  lines: readonly LineItem[],
  stock: readonly Stock[],
): UnderstockedProduct | undefined {
  const piecesOf = (sku: string): number => stock.find((entry) => entry.sku === sku)?.availableQuantity ?? 0;
  const line = lines.find(({ sku, quantity }) => !isVirtualSku(sku) && quantity > piecesOf(sku));
  return line && { product: line.name, pieces: piecesOf(line.sku) };
}

const FIELD = 'discountCodes.';

/** Returns the vouchers that caused the refusal of an order, as the shopper typed them; none for any other refusal. */
export function refusedVouchers(reason: unknown): string[] {
  if (!(reason instanceof ShopError) || reason.code !== 'discount-code-not-applicable') return [];
  const fields = (reason.fields ?? []).map(({ field }) => field);
  return fields.filter((field) => field.startsWith(FIELD)).map((field) => field.slice(FIELD.length));
}

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
  methodRefused: {
    id: 'payment.method-refused',
    defaultMessage: '{method}: {reason} Please choose another payment method.',
  },
  voucherRefused: {
    id: 'payment.voucher-refused',
    defaultMessage: 'Voucher {codes} cannot be used for this order. You can remove it and order without it.',
  },
});

const CART_CHANGED: ReadonlySet<string> = new Set(['conflict', 'malformed-price']);

/** Why an order was refused, in the page's language. */
export interface OrderProblem {
  readonly text: string;
  /** The vouchers that caused the refusal, as the shopper typed them. */
  readonly vouchers: readonly string[];
}

/** The inputs of the text: the refused cart, the API and the locale. */
export interface RefusedOrder {
  readonly cart: Cart;
  readonly api: ShopApi;
  readonly intl: Pick<IntlShape, 'formatMessage' | 'locale'>;
}

async function loadUnderstockedProduct({ lineItems }: Cart, api: ShopApi): Promise<UnderstockedProduct | undefined> {
  try {
    const { inventoryEntries } = await api.commerce('getInventory', { skus: lineItems.map(({ sku }) => sku) });
    return understockedProduct(lineItems, inventoryEntries.results);
  } catch {
    // The message then does not name the line.
    return undefined;
  }
}

function isKey<Key extends string>(key: unknown, table: Readonly<Record<Key, unknown>>): key is Key {
  return typeof key === 'string' && key in table;
}

/** Returns why the payment method was refused, from the details of the error; undefined for any other error. */
function methodProblem(reason: unknown, { totalPrice }: Cart, intl: RefusedOrder['intl']): string | undefined {
  if (!(reason instanceof ShopError) || reason.code !== 'payment-method-refused') return undefined;
  const { method, refusal, limit } = reason.details ?? {};
  if (!isKey(method, METHOD_NAMES) || !isKey(refusal, refusalMessages)) return undefined;
  return intl.formatMessage(messages.methodRefused, {
    method: intl.formatMessage(METHOD_NAMES[method]),
    reason: refusalText({ code: refusal, limit: Number(limit ?? 0) }, totalPrice.currencyCode, intl),
  });
}

/**
 * Returns the reason why an order was refused and a remedy: the missing stock, the refused vouchers or method, or that the cart
 * has changed.
 */
export async function orderProblem(reason: unknown, { cart, api, intl }: RefusedOrder): Promise<OrderProblem> {
  const { formatMessage } = intl;
  if (reason instanceof RefusedPayment) return { text: paymentText(reason.refusal, intl), vouchers: [] };
  const code = reason instanceof ShopError ? reason.code : undefined;
  const vouchers = refusedVouchers(reason);
  if (code && CART_CHANGED.has(code)) return { text: formatMessage(messages.cartChanged), vouchers };
  if (vouchers.length > 0)
    return { text: formatMessage(messages.voucherRefused, { codes: vouchers.join(', ') }), vouchers };
  const line = code === 'out-of-stock' ? await loadUnderstockedProduct(cart, api) : undefined;
  if (!line) return { text: methodProblem(reason, cart, intl) ?? formatMessage(errorMessage(reason)), vouchers };
  const message = line.pieces > 0 ? messages.outOfStock : messages.soldOut;
  return { text: formatMessage(message, { ...line }), vouchers };
}

/** Removes vouchers from a cart. Throws `malformed-price` if the total changes, because the shopper agreed to the one on the page. */
export async function removeVouchers(api: ShopApi, cart: Cart, codes: readonly string[]): Promise<Cart> {
  const refused = cart.discountCodes.filter(({ code }) => codes.includes(code));
  const actions = refused.map(({ id }) => ({ action: 'removeDiscountCode', discountCodeId: id }) as const);
  const changed = actions.length > 0 ? (await api.commerce('updateCart', { actions })).cart : cart;
  if (!changed) throw new ShopError('cart-empty');
  if (changed.totalPrice.centAmount !== cart.totalPrice.centAmount) throw new ShopError('malformed-price');
  return changed;
}

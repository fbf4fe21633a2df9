import { createHash } from 'node:crypto';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';

/**
 * Returns a digest of what a shopper agrees to: lines, totals, shipping, addresses and codes. Versions of a cart with the same
 * digest are the same order; payments and the consent to e-mails are not part of it.
 */
export function contentHash(cart: CartRecord): string {
  const { totalPrice, shippingInfo, customerEmail, billingAddress, shippingAddress } = cart;
  const content = [
    cart.lineItems.map(({ id, sku, quantity, totalPrice: { centAmount } }) => [id, sku, quantity, centAmount]),
    [totalPrice.centAmount, totalPrice.currencyCode],
    shippingInfo && [shippingInfo.methodKey, shippingInfo.price.centAmount],
    [customerEmail, billingAddress, shippingAddress],
    cart.discountCodes.map(({ id }) => id).sort(),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

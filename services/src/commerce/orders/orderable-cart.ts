import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { refusalDetails } from '@manifold/domain/payment-methods/refusal-details';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { discountCodeRefusal } from './discount-code-refusal.js';
import { type Payer, paymentOffer } from '../payments/index.js';

/**
 * Refuses a cart that cannot be ordered now: empty, without e-mail, address or shipping, with a discount code that does not
 * apply, or not payable with this method. Returns the offer of the payment method. (spec core §5, §8)
 */
export function requireOrderable(
  cart: CartRecord,
  method: PaymentMethod,
  document: StoreDocument,
  payer: Payer,
): PaymentOffer {
  if (cart.lineItems.length === 0) throw new ShopError('cart-empty');
  if (!cart.customerEmail) throw new ShopError('email-missing');
  if (!cart.billingAddress?.lastName || !cart.shippingAddress) throw new ShopError('address-missing');
  if (!cart.shippingInfo?.matchesCart || !cart.taxedPrice) {
    throw new ShopError('unprocessable-entity', { message: 'The cart has no shipping method or no tax' });
  }
  const codes = discountCodeRefusal(cart.discountCodes);
  if (codes) throw codes;
  const offer = paymentOffer(method, cart, document, payer);
  if (offer.refusal !== null) {
    throw new ShopError('payment-method-refused', { details: refusalDetails(method, offer.refusal) });
  }
  return offer;
}

import { defineMessages } from '../../ui/define-messages.js';

/** What to do if no method can pay. */
export const unpayableMessages = defineMessages({
  cart: {
    id: 'payment.none',
    defaultMessage: 'No payment method is available for this cart. Please change your cart or call us.',
  },
  toCart: { id: 'cart.to-cart', defaultMessage: 'Go to cart' },
  product: {
    id: 'payment.none-for-product',
    defaultMessage: 'No online payment method is available for this product. Please call us to order it.',
  },
});

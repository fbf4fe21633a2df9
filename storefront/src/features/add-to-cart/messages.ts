import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

export const addToCartMessages = defineMessages({
  add: { id: 'add-to-cart.add', defaultMessage: 'Add to cart' },
  adding: { id: 'add-to-cart.adding', defaultMessage: 'Adding …' },
  added: { id: 'add-to-cart.added', defaultMessage: '{name} is in your cart' },
  failed: {
    id: 'add-to-cart.failed',
    defaultMessage: 'There was a problem with adding product to the cart. Please try again.',
  },
  outOfStock: { id: 'add-to-cart.out-of-stock', defaultMessage: 'Out of stock' },
  allInCart: { id: 'add-to-cart.all-in-cart', defaultMessage: 'Everything that is in stock is in your cart' },
  maximum: { id: 'add-to-cart.maximum', defaultMessage: 'You have reached the maximum quantity' },
  onlyInStock: {
    id: 'add-to-cart.only-in-stock',
    defaultMessage: 'Only {pieces, plural, one {# piece is} other {# pieces are}} in stock',
  },
  needsScript: { id: 'add-to-cart.needs-script', defaultMessage: 'To order, please switch on JavaScript or call us.' },
  quantity: { id: 'quantity.field', defaultMessage: 'Quantity' },
  more: { id: 'quantity.more', defaultMessage: 'One more' },
  less: { id: 'quantity.less', defaultMessage: 'One less' },
});

/** Refusals whose message tells the shopper what to do. Every other failure shows the specification's message (core §8). */
export const refusalMessages: Readonly<Partial<Record<ShopErrorCode, MessageDescriptor>>> = defineMessages({
  'out-of-stock': { id: 'error.out-of-stock', defaultMessage: 'There are not enough pieces in stock.' },
  'maximum-quantity': { id: 'error.maximum-quantity', defaultMessage: 'You have reached the maximum quantity.' },
  'product-not-found': { id: 'error.product-not-found', defaultMessage: 'This product is not sold here any more.' },
  'cart-frozen': {
    id: 'error.cart-frozen',
    defaultMessage: 'This cart is being ordered and can no longer be changed.',
  },
});

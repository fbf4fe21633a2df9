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

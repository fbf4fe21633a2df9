import { defineMessages } from '../../ui/define-messages.js';

export const cartMessages = defineMessages({
  title: { id: 'cart.title', defaultMessage: 'Your cart' },
  close: { id: 'shell.close', defaultMessage: 'Close' },
  pieces: { id: 'cart.pieces', defaultMessage: '{quantity, number} × {price}' },
  toCart: { id: 'cart.to-cart', defaultMessage: 'Go to cart' },
});

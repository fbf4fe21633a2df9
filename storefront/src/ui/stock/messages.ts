import { defineMessages } from '../define-messages.js';

export const stockMessages = defineMessages({
  'in-stock': { id: 'stock.in-stock', defaultMessage: 'In stock' },
  'low-stock': {
    id: 'stock.low-stock',
    defaultMessage: 'Low stock: {pieces, plural, one {# piece} other {# pieces}} left',
  },
  'out-of-stock': { id: 'stock.out-of-stock', defaultMessage: 'Out of stock' },
});

import { defineMessages } from '../../ui/define-messages.js';

export const volumeMessages = defineMessages({
  title: { id: 'product.volume-prices', defaultMessage: 'Volume prices' },
  from: { id: 'product.volume-from', defaultMessage: 'From {count, plural, one {# piece} other {# pieces}}' },
  each: { id: 'product.volume-each', defaultMessage: '{amount} each' },
  saving: { id: 'price.saving', defaultMessage: '−{share, number, percent}' },
});

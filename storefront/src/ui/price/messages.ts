import { defineMessages } from '../define-messages.js';

export const priceMessages = defineMessages({
  now: { id: 'price.now', defaultMessage: 'Now' },
  before: { id: 'price.before', defaultMessage: 'Was' },
  taxIncluded: { id: 'price.tax-included', defaultMessage: 'incl. {rate, number, ::percent .#} VAT' },
  saving: { id: 'price.saving', defaultMessage: '−{share, number, percent}' },
});

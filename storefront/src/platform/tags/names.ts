import { defineMessages } from '../../ui/define-messages.js';

/** Names of the product tags. */
export const tagNames = defineMessages({
  new: { id: 'product-tag.new', defaultMessage: 'New' },
  bestseller: { id: 'product-tag.bestseller', defaultMessage: 'Bestseller' },
  bware: { id: 'product-tag.bware', defaultMessage: 'B-grade' },
  'on-sale': { id: 'product-tag.on-sale', defaultMessage: 'Sale' },
  topRated: { id: 'product-tag.topRated', defaultMessage: 'Top rated' },
});

import { defineMessages } from '../../ui/define-messages.js';

/** What each tag of a product is called. */
export const tagNames = defineMessages({
  new: { id: 'product-tag.new', defaultMessage: 'New' },
  bestseller: { id: 'product-tag.bestseller', defaultMessage: 'Bestseller' },
  bware: { id: 'product-tag.bware', defaultMessage: 'B-grade' },
  'on-sale': { id: 'product-tag.on-sale', defaultMessage: 'Sale' },
  topRated: { id: 'product-tag.topRated', defaultMessage: 'Top rated' },
});

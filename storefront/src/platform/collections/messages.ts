import { defineMessages } from '../../ui/define-messages.js';

/** What the pages across all departments are called. */
export const collectionTitles = defineMessages({
  sale: { id: 'collection.sale', defaultMessage: 'Sale' },
  'new-arrivals': { id: 'collection.new-arrivals', defaultMessage: 'New arrivals' },
});

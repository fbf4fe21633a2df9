import { defineMessages } from '../../ui/define-messages.js';

/** Titles of the collections, which span all departments. */
export const collectionTitles = defineMessages({
  sale: { id: 'collection.sale', defaultMessage: 'Sale' },
  'new-arrivals': { id: 'collection.new-arrivals', defaultMessage: 'New arrivals' },
});

import { defineMessages } from '../../ui/define-messages.js';

/** What search engines are told of a page across all departments. */
export const collectionDescriptions = defineMessages({
  sale: {
    id: 'collection.sale-description',
    defaultMessage:
      'Reduced machines and equipment from every department of {brand}: the old price is shown next to the new one.',
  },
  'new-arrivals': {
    id: 'collection.new-arrivals-description',
    defaultMessage: 'What is new at {brand}: the latest machines and equipment from every department.',
  },
});

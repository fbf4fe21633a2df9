import { defineMessages } from '../../ui/define-messages.js';

export const categoryMessages = defineMessages({
  description: { id: 'category.description', defaultMessage: '{category} at {brand}: clear figures, quick delivery.' },
  page: { id: 'listing.page', defaultMessage: 'Page {page, number}' },
});

import { defineMessages } from '../../ui/define-messages.js';

export const searchMessages = defineMessages({
  results: { id: 'search.results', defaultMessage: 'Results for “{text}”' },
  everything: { id: 'search.everything', defaultMessage: 'All products' },
  page: { id: 'listing.page', defaultMessage: 'Page {page, number}' },
  corrected: {
    id: 'search.corrected',
    defaultMessage: 'There is nothing for “{text}”. These are the results for “{corrected}”.',
  },
  subcategories: { id: 'category.subcategories', defaultMessage: 'Narrow down' },
  inAll: { id: 'search.in-all', defaultMessage: 'All categories' },
});

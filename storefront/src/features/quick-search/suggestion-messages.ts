import { defineMessages } from '../../ui/define-messages.js';

export const suggestionMessages = defineMessages({
  list: { id: 'search.suggestions', defaultMessage: 'Suggestions' },
  count: { id: 'search.suggestion-count', defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}' },
  categories: { id: 'shell.categories', defaultMessage: 'Categories' },
  brands: { id: 'search.brands', defaultMessage: 'Brands' },
  products: { id: 'search.products', defaultMessage: 'Products' },
  all: { id: 'search.all', defaultMessage: 'See all results' },
  none: { id: 'search.none', defaultMessage: 'No results' },
  failed: {
    id: 'search.failed',
    defaultMessage: 'There are no suggestions right now. Press Enter to search all the same.',
  },
});

import { defineMessages } from '../../ui/define-messages.js';

export const categoryMessages = defineMessages({
  count: { id: 'category.count', defaultMessage: '{count, plural, one {# product} other {# products}}' },
  subcategories: { id: 'category.subcategories', defaultMessage: 'Narrow down' },
  description: { id: 'category.description', defaultMessage: '{category} at {brand}: clear figures, quick delivery.' },
  sort: { id: 'listing.sort', defaultMessage: 'Sort by' },
  apply: { id: 'listing.apply', defaultMessage: 'Apply' },
  empty: {
    id: 'listing.empty',
    defaultMessage: 'There is nothing here at the moment. Have a look at the other departments.',
  },
  relevance: { id: 'listing.sort-relevance', defaultMessage: 'Relevance' },
  'price-asc': { id: 'listing.sort-price-asc', defaultMessage: 'Price: low to high' },
  'price-desc': { id: 'listing.sort-price-desc', defaultMessage: 'Price: high to low' },
  newest: { id: 'listing.sort-newest', defaultMessage: 'Newest' },
  'name-asc': { id: 'listing.sort-name-asc', defaultMessage: 'Name: A to Z' },
  'name-desc': { id: 'listing.sort-name-desc', defaultMessage: 'Name: Z to A' },
  pages: { id: 'listing.pages', defaultMessage: 'Pages' },
  page: { id: 'listing.page', defaultMessage: 'Page {page, number}' },
  previous: { id: 'listing.previous', defaultMessage: 'Previous' },
  next: { id: 'listing.next', defaultMessage: 'Next' },
});

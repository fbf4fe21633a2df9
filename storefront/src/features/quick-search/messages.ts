import { defineMessages } from '../../ui/define-messages.js';

/** What stands in every page; the list below the field has words of its own. */
export const searchBarMessages = defineMessages({
  label: { id: 'search.label', defaultMessage: 'Product, brand or item number' },
  submit: { id: 'search.submit', defaultMessage: 'Search' },
  close: { id: 'shell.close', defaultMessage: 'Close' },
});

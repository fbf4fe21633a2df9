import { defineMessages } from '../../ui/define-messages.js';

/** Messages for a search without results or an unavailable search. Loaded late, because most searches have results. */
export const withoutResultsMessages = defineMessages({
  nothing: { id: 'search.nothing', defaultMessage: 'Nothing found for “{text}”' },
  hints: { id: 'search.hints', defaultMessage: 'Some tips' },
  hintSpelling: { id: 'search.hint-spelling', defaultMessage: 'Check the spelling.' },
  hintFewer: { id: 'search.hint-fewer', defaultMessage: 'Use fewer words, or a more general one.' },
  hintNumber: { id: 'search.hint-number', defaultMessage: 'Search by brand or by item number, for example {sku}.' },
  ask: { id: 'search.ask', defaultMessage: 'We are glad to help you find it:' },
  call: { id: 'shell.call', defaultMessage: 'Call us: {phone}' },
  departments: { id: 'search.departments', defaultMessage: 'Our departments' },
  away: { id: 'search.away', defaultMessage: 'The search cannot be reached right now' },
  awayText: {
    id: 'search.away-text',
    defaultMessage: 'Please try again in a moment. Until then, every product is in one of our departments.',
  },
  again: { id: 'search.again', defaultMessage: 'Try again' },
});

import { defineMessages } from '../../ui/define-messages.js';

export const notFoundMessages = defineMessages({
  title: { id: 'page-not-found', defaultMessage: 'This page could not be found' },
  text: {
    id: 'page-not-found.text',
    defaultMessage:
      'It may have been sold out for good or moved to another shelf. One of these departments will have something like it.',
  },
  home: { id: 'page-not-found.home', defaultMessage: 'Back to home' },
});

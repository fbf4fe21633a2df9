import { defineMessages } from '../../ui/define-messages.js';

export const notFoundMessages = defineMessages({
  title: { id: 'page-not-found', defaultMessage: 'This page could not be found' },
  text: {
    id: 'page-not-found.text',
    defaultMessage:
      'It may be permanently sold out or may have moved. One of these departments will have something similar.',
  },
  home: { id: 'page-not-found.home', defaultMessage: 'Back to home' },
});

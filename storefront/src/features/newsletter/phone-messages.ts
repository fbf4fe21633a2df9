import { defineMessages } from '../../ui/define-messages.js';

/** Texts of the account's page only. `messages.ts` is loaded with the form above the footer. */
export const phoneMessages = defineMessages({
  phone: { id: 'newsletter.phone', defaultMessage: 'Phone number' },
  hint: {
    id: 'newsletter.phone-hint',
    defaultMessage: 'For the text messages and calls that you chose. We delete it when you end them.',
  },
  invalid: {
    id: 'newsletter.error-phone',
    defaultMessage: 'Enter a phone number with 8 to 15 digits, or end the offers by text message and by phone.',
  },
});

import { defineMessages } from '../../ui/define-messages.js';

/** Texts of the profile only. `messages.ts` is loaded with the first page of a visit. */
export const detailsMessages = defineMessages({
  taxId: { id: 'account.tax-id', defaultMessage: 'Tax ID' },
  mailLanguage: { id: 'account.mail-language', defaultMessage: 'Language of our e-mails' },
});

export const detailsErrors = defineMessages({
  'tax-id': {
    id: 'account.error-tax-id',
    defaultMessage: 'This tax ID is not valid. Check it for typing errors, or leave the field empty.',
  },
});

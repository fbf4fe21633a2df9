import { defineMessages } from '../../ui/define-messages.js';

export const languageMessages = defineMessages({
  label: { id: 'language.label', defaultMessage: 'Language' },
});

import { defineMessages } from '../../ui/define-messages.js';

export const errorScreenMessages = defineMessages({
  title: { id: 'error-occured', defaultMessage: 'An error occurred' },
  text: { id: 'go-back-or-try-again', defaultMessage: 'Please go back or try again in a moment. Your cart is safe.' },
  home: { id: 'error.home', defaultMessage: 'Go back to home' },
  back: { id: 'error.back', defaultMessage: 'Back one step' },
});

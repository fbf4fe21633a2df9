import { defineMessages } from '../../ui/define-messages.js';

export const expressMessages = defineMessages({
  title: { id: 'express.title', defaultMessage: 'Or pay at once with' },
  pay: { id: 'express.pay', defaultMessage: 'Pay {amount}' },
  withoutAddress: { id: 'express.without-address', defaultMessage: 'Wallet without an address' },
  contactIncomplete: {
    id: 'express.contact-incomplete',
    defaultMessage:
      'The address or e-mail address in your wallet is not complete. Please go to the checkout and enter it there. Nothing was charged.',
  },
  unavailable: {
    id: 'express.unavailable',
    defaultMessage: 'This wallet cannot be used here. Please go to the checkout.',
  },
  close: { id: 'shell.close', defaultMessage: 'Close' },
  simulated: { id: 'payment.simulated', defaultMessage: 'Simulation: no money moves.' },
  simulatedGooglePay: { id: 'payment.simulated-google-pay', defaultMessage: 'Simulated Google Pay' },
  simulatedApplePay: { id: 'payment.simulated-apple-pay', defaultMessage: 'Simulated Apple Pay' },
});

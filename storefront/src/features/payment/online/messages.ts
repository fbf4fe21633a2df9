import { defineMessages } from '../../../ui/define-messages.js';

export const onlinePaymentMessages = defineMessages({
  loading: { id: 'payment.online-loading', defaultMessage: 'Loading the online payment methods …' },
  failed: {
    id: 'payment.online-failed',
    defaultMessage: 'Online payment could not be loaded. Please try again or choose another payment method.',
  },
  retry: { id: 'payment.retry', defaultMessage: 'Try again' },
  atBank: { id: 'payment.at-bank', defaultMessage: 'Please confirm the payment with your bank.' },
  cancel: { id: 'payment.cancel-online', defaultMessage: 'Cancel and choose another payment method' },
  registrationNumber: { id: 'payment.registration-number', defaultMessage: 'Company registration number' },
  registrationHint: {
    id: 'payment.registration-hint',
    defaultMessage: 'Billie requires your number in the trade register: {digits} digits.',
  },
  registrationError: {
    id: 'payment.registration-error',
    defaultMessage: 'Enter the registration number with {digits} digits.',
  },
  testCard: { id: 'payment.test-card', defaultMessage: 'Test card' },
  simulated: { id: 'payment.simulated', defaultMessage: 'Simulation: no money moves.' },
  simulatedGooglePay: { id: 'payment.simulated-google-pay', defaultMessage: 'Simulated Google Pay' },
  simulatedApplePay: { id: 'payment.simulated-apple-pay', defaultMessage: 'Simulated Apple Pay' },
});

export const paymentErrorMessages = defineMessages({
  title: { id: 'payment.failed-title', defaultMessage: 'Your order is not placed yet' },
  unconfirmedTitle: { id: 'payment.confirming-payment', defaultMessage: 'We are confirming your payment' },
  unconfirmedText: {
    id: 'payment.unconfirmed-text',
    defaultMessage:
      'If you have confirmed the payment at your bank, we place your order and send you an e-mail. Please wait a few minutes before you pay again.',
  },
  payAgain: { id: 'payment.pay-again', defaultMessage: 'Back to payment' },
  toCart: { id: 'cart.to-cart', defaultMessage: 'Go to cart' },
  cartNotFound: { id: 'payment.cart-not-found', defaultMessage: 'Cart not found' },
  goOn: { id: 'confirmation.go-on', defaultMessage: 'Back to the shop' },
});

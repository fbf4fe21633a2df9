import { defineMessages } from '../../ui/define-messages.js';

export const paymentMessages = defineMessages({
  methods: { id: 'payment.methods', defaultMessage: 'How would you like to pay?' },
  onlineText: {
    id: 'payment.online-text',
    defaultMessage: 'By card or with another online payment method. Once it is paid, we dispatch your order.',
  },
  cashOnDeliveryText: {
    id: 'payment.cash-on-delivery-text',
    defaultMessage: 'Pay the carrier when your order arrives.',
  },
  bankTransferText: {
    id: 'payment.bank-transfer-text',
    defaultMessage:
      'You receive our bank details with the confirmation. We dispatch your order once your payment arrives.',
  },
  onlineLoading: { id: 'payment.online-loading', defaultMessage: 'Loading the online payment methods …' },
  onlineFailed: {
    id: 'payment.online-failed',
    defaultMessage: 'Online payment could not be loaded. Please try again or choose another payment method.',
  },
  choose: { id: 'payment.choose', defaultMessage: 'Please choose how you would like to pay.' },
  withdrawn: {
    id: 'payment.withdrawn',
    defaultMessage: '{method} is no longer available for this order. Please choose another payment method.',
  },
  returned: { id: 'payment.returned', defaultMessage: '{method} is available again.' },
  failedToLoad: { id: 'payment.failed-to-load', defaultMessage: 'The payment methods could not be loaded.' },
  retry: { id: 'payment.retry', defaultMessage: 'Try again' },
  deliverTo: { id: 'payment.deliver-to', defaultMessage: 'Delivery to' },
  billTo: { id: 'payment.bill-to', defaultMessage: 'Bill to' },
  changeAddress: { id: 'payment.change-address', defaultMessage: 'Change address' },
  place: { id: 'payment.place', defaultMessage: 'Order with obligation to pay' },
  placing: { id: 'payment.placing', defaultMessage: 'Placing your order …' },
  terms: {
    id: 'payment.terms',
    defaultMessage:
      'By ordering you accept our <terms>terms and conditions</terms> and <privacy>privacy policy</privacy>.',
  },
  problem: {
    id: 'error.backend-unavailable',
    defaultMessage: 'We cannot reach the shop right now. Please check your connection and try again in a moment.',
  },
  back: { id: 'payment.back', defaultMessage: 'Back to address' },
  returning: { id: 'payment.returning', defaultMessage: 'We are checking your payment' },
});

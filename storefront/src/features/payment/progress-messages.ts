import { defineMessages } from '../../ui/define-messages.js';

/** Loaded with the page that waits for an order, which most shoppers never see. */
export const progressMessages = defineMessages({
  confirming: { id: 'payment.confirming', defaultMessage: 'We are confirming your order' },
  confirmingText: {
    id: 'payment.confirming-text',
    defaultMessage: 'Your order is safe with us; this takes a moment longer than usual. Please stay on this page.',
  },
  confirmingNumber: { id: 'payment.confirming-number', defaultMessage: 'Order number {number}' },
  confirmingLong: {
    id: 'payment.confirming-long',
    defaultMessage:
      'It is still being confirmed. You may close this page: your order goes on without it. Keep the number for questions.',
  },
  confirmingPayment: { id: 'payment.confirming-payment', defaultMessage: 'We are confirming your payment' },
  confirmingPaymentText: {
    id: 'payment.confirming-payment-text',
    defaultMessage: 'We are waiting for the answer of your bank. Please stay on this page and do not pay again.',
  },
  confirmingPaymentLong: {
    id: 'payment.confirming-payment-long',
    defaultMessage:
      'Your bank has not answered yet. You may close this page and need not pay again: we write to you as soon as we know more. Keep the number for questions.',
  },
  elsewhere: { id: 'payment.elsewhere', defaultMessage: 'This order is being paid in another window' },
  elsewhereText: {
    id: 'payment.elsewhere-text',
    defaultMessage: 'Please finish the payment there. This page continues by itself.',
  },
  cancelElsewhere: { id: 'payment.cancel-online', defaultMessage: 'Cancel and choose another payment method' },
});

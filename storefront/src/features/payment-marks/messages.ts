import { defineMessages } from '../../ui/define-messages.js';

export const paymentMarkMessages = defineMessages({
  cashOnDelivery: { id: 'payment.cash-on-delivery', defaultMessage: 'Cash on delivery' },
  bankTransfer: { id: 'payment.bank-transfer', defaultMessage: 'Bank transfer' },
});

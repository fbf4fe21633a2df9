import { defineMessages } from '../../ui/define-messages.js';

export const confirmationMessages = defineMessages({
  thanks: { id: 'confirmation.thanks', defaultMessage: 'Thank you for your order' },
  number: { id: 'confirmation.number', defaultMessage: 'Order number' },
  sentTo: {
    id: 'confirmation.sent-to',
    defaultMessage: 'Keep this number in case you have questions. Your order is registered under {email}.',
  },
  next: { id: 'confirmation.next', defaultMessage: 'What happens next' },
  stepPack: { id: 'confirmation.step-pack', defaultMessage: 'We pack your order.' },
  stepDeliver: { id: 'confirmation.step-deliver', defaultMessage: 'The carrier delivers it and calls you beforehand.' },
  stepPayCash: { id: 'confirmation.step-pay-cash', defaultMessage: 'You pay {amount} to the carrier.' },
  stepTransfer: {
    id: 'confirmation.step-transfer',
    defaultMessage: 'Please transfer {amount} using the details below.',
  },
  stepTransferPack: {
    id: 'confirmation.step-transfer-pack',
    defaultMessage: 'We pack your order as soon as your payment arrives.',
  },
  payment: { id: 'confirmation.payment', defaultMessage: 'Payment' },
  inProgress: { id: 'confirmation.in-progress', defaultMessage: 'Waiting for your transfer' },
  paidOnDelivery: { id: 'confirmation.paid-on-delivery', defaultMessage: 'Paid on delivery' },
  paid: { id: 'confirmation.paid', defaultMessage: 'Paid' },
  onDelivery: { id: 'confirmation.on-delivery', defaultMessage: 'Cash on delivery' },
  transfer: { id: 'confirmation.transfer', defaultMessage: 'Bank transfer' },
  bankDetails: { id: 'confirmation.bank-details', defaultMessage: 'Bank details' },
  amount: { id: 'confirmation.amount', defaultMessage: 'Amount' },
  accountOwner: { id: 'confirmation.account-owner', defaultMessage: 'Account owner' },
  iban: { id: 'confirmation.iban', defaultMessage: 'IBAN' },
  bic: { id: 'confirmation.bic', defaultMessage: 'BIC/SWIFT' },
  bankInstitute: { id: 'confirmation.bank-institute', defaultMessage: 'Bank' },
  reference: { id: 'confirmation.reference', defaultMessage: 'Reference' },
  copy: { id: 'confirmation.copy', defaultMessage: 'Copy {name}' },
  copied: { id: 'confirmation.copied', defaultMessage: '{name} copied' },
  shipping: { id: 'confirmation.shipping', defaultMessage: 'Delivery to' },
  billing: { id: 'confirmation.billing', defaultMessage: 'Bill to' },
  goOn: { id: 'confirmation.go-on', defaultMessage: 'Back to the shop' },
  notFound: { id: 'confirmation.not-found', defaultMessage: 'We can’t find this order' },
  notFoundText: {
    id: 'confirmation.not-found-text',
    defaultMessage:
      'An order can only be seen in the browser in which it was placed. For questions, please call us with your order number.',
  },
  failed: { id: 'confirmation.failed', defaultMessage: 'Your order cannot be shown right now' },
  failedText: { id: 'confirmation.failed-text', defaultMessage: 'It is registered. Please try again in a moment.' },
  retry: { id: 'confirmation.retry', defaultMessage: 'Try again' },
});

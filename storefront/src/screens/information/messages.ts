import { defineMessages } from '../../ui/define-messages.js';
import type { MessageDescriptor } from 'react-intl';
import type { InformationKey } from '../../platform/information/pages.js';

export const informationMessages = defineMessages({
  costs: { id: 'information.costs', defaultMessage: 'What shipping costs' },
  freeFrom: { id: 'information.free-from', defaultMessage: 'Orders from {amount}' },
  free: { id: 'information.free', defaultMessage: 'Free' },
  parcel: { id: 'information.parcel', defaultMessage: 'Parcel' },
  freight: { id: 'information.freight', defaultMessage: 'Large items by freight carrier' },
  dispatchText: {
    id: 'information.dispatch-text',
    defaultMessage:
      'We send parcels on working days. The latest delivery date is shown next to each product. A freight carrier calls you before delivering a large item.',
  },
  returnText: {
    id: 'information.return-text',
    defaultMessage:
      'You have {days, plural, one {# day} other {# days}} from the day of delivery to change your mind. Tell us by e-mail or phone, send the goods back unused and complete, and we refund what you paid.',
  },
  complaintText: {
    id: 'information.complaint-text',
    defaultMessage:
      'Is something broken or missing? Tell us the order number and what happened, ideally with a picture. Every new machine comes with a {years, plural, one {#-year} other {#-year}} guarantee.',
  },
  withdrawalTitle: { id: 'information.withdrawal-title', defaultMessage: 'Model withdrawal form' },
  withdrawalForm: {
    id: 'information.withdrawal-form',
    defaultMessage:
      '(Complete and return this form only if you wish to withdraw from the contract.)\nTo {owner}:\nI/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):\nOrdered on (*)/received on (*):\nName of consumer(s):\nAddress of consumer(s):\nSignature of consumer(s) (only if this form is notified on paper):\nDate:\n(*) Delete as appropriate.',
  },
  paymentText: {
    id: 'information.payment-text',
    defaultMessage:
      'The last step of your order shows every payment method that is available for it, with its fee if it has one. Nothing is charged before you place the order.',
  },
  cashText: {
    id: 'information.cash-text',
    defaultMessage: 'Cash on delivery: you pay the carrier. Available for orders up to a certain value.',
  },
  transferText: {
    id: 'information.transfer-text',
    defaultMessage:
      'Bank transfer: you receive our bank details and a reference with the confirmation. We dispatch the goods once your payment arrives.',
  },
  helpText: {
    id: 'information.help-text',
    defaultMessage: 'Most questions are answered here. For all others, customer service is there for you.',
  },
  termsText: {
    id: 'information.terms-text',
    defaultMessage:
      'A contract is formed when we confirm your order. Prices include {rate, number, ::percent .#} VAT. Goods remain our property until they are paid for. Your statutory rights as a consumer are not affected.',
  },
  privacyText: {
    id: 'information.privacy-text',
    defaultMessage:
      'We keep what an order needs: your name, address, e-mail and phone, and what you bought. Cookies hold your cart and your language. We pass your address to the carrier and to nobody else.',
  },
  companyText: {
    id: 'information.company-text',
    defaultMessage: '{owner} has sold machines and equipment since {founded}.',
  },
  recallsText: {
    id: 'information.recalls-text',
    defaultMessage:
      'There is no recall at the moment. If there is one, it will be listed here, and we write to everybody who bought the product.',
  },
  contactText: {
    id: 'information.contact-text',
    defaultMessage:
      'Call us or write to us with any question about a product, an order or a return. If it is about an order, please give us its number.',
  },
  address: { id: 'information.address', defaultMessage: 'Address' },
  contact: { id: 'information.contact', defaultMessage: 'Customer service' },
  phone: { id: 'information.phone', defaultMessage: 'Phone' },
  email: { id: 'information.email', defaultMessage: 'E-mail' },
  hours: { id: 'information.hours', defaultMessage: 'Opening hours' },
});

/** The paragraphs of each information page. Their figures come from the config. */
export const PARAGRAPHS: Readonly<Record<InformationKey, readonly MessageDescriptor[]>> = {
  'dispatch-information': [informationMessages.dispatchText],
  'return-policy': [informationMessages.returnText, informationMessages.complaintText],
  payment: [informationMessages.paymentText, informationMessages.cashText, informationMessages.transferText],
  'help-centre': [
    informationMessages.helpText,
    informationMessages.dispatchText,
    informationMessages.returnText,
    informationMessages.paymentText,
  ],
  contact: [informationMessages.contactText],
  'terms-and-conditions': [informationMessages.termsText],
  'privacy-data': [informationMessages.privacyText],
  'company-information': [informationMessages.companyText],
  'product-recalls': [informationMessages.recallsText],
};

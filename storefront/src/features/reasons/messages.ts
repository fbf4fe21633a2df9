import { defineMessages } from '../../ui/define-messages.js';

export const reasonMessages = defineMessages({
  title: { id: 'reasons.title', defaultMessage: 'Why buy here' },
  shippingTitle: { id: 'reasons.shipping-title', defaultMessage: 'Free shipping from {amount}' },
  shippingText: {
    id: 'reasons.shipping-text',
    defaultMessage: 'Below that a parcel costs {fee}, wherever you are in the country.',
  },
  returnTitle: {
    id: 'reasons.return-title',
    defaultMessage: '{days, plural, one {# day} other {# days}} to change your mind',
  },
  returnText: {
    id: 'reasons.return-text',
    defaultMessage: 'Not the right machine? Send it back and get your money back.',
  },
  guaranteeTitle: {
    id: 'reasons.guarantee-title',
    defaultMessage: '{years, plural, one {#-year} other {#-year}} guarantee',
  },
  guaranteeText: {
    id: 'reasons.guarantee-text',
    defaultMessage: 'On every new machine, with experts on the phone.',
  },
  payTitle: { id: 'reasons.pay-title', defaultMessage: 'Prices without surprises' },
  payText: {
    id: 'reasons.pay-text',
    defaultMessage:
      'Every price includes {rate, number, ::percent .#} VAT. You see shipping and fees before you order.',
  },
});

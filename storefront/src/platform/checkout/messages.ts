import { defineMessages } from '../../ui/define-messages.js';

export const checkoutStepMessages = defineMessages({
  progress: { id: 'checkout.progress', defaultMessage: 'Steps of your order' },
  cart: { id: 'checkout.step-cart', defaultMessage: 'Cart' },
  addresses: { id: 'checkout.step-addresses', defaultMessage: 'Address' },
  payment: { id: 'checkout.step-payment', defaultMessage: 'Payment' },
  'thank-you': { id: 'checkout.step-thank-you', defaultMessage: 'Done' },
});

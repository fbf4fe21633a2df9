import { defineMessages } from '../../ui/define-messages.js';

export const giftMessages = defineMessages({
  gift: { id: 'cart.gift', defaultMessage: 'Free gift' },
  refusedGift: { id: 'cart.refused-gift', defaultMessage: 'You declined this gift: {name}' },
});

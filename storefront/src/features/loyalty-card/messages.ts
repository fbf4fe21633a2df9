import { defineMessages } from '../../ui/define-messages.js';

export const loyaltyCardMessages = defineMessages({
  lead: {
    id: 'loyalty-card.lead',
    defaultMessage: 'Show the barcode at the till, so that we know that the purchase is yours.',
  },
  none: { id: 'loyalty-card.none', defaultMessage: 'You have no card yet. It is free, and you can use it at once.' },
  issue: { id: 'loyalty-card.issue', defaultMessage: 'Get the card' },
  number: { id: 'loyalty-card.number', defaultMessage: 'Card number' },
  barcode: { id: 'loyalty-card.barcode', defaultMessage: 'Barcode of the card {number}' },
  hint: {
    id: 'loyalty-card.hint',
    defaultMessage: 'If the till cannot read it, make the screen brighter or read the number out.',
  },
  wallets: { id: 'loyalty-card.wallets', defaultMessage: 'Keep the card on your phone' },
  appleWallet: { id: 'loyalty-card.apple-wallet', defaultMessage: 'Add to Apple Wallet' },
  googleWallet: { id: 'loyalty-card.google-wallet', defaultMessage: 'Add to Google Wallet' },
});

import { defineMessages } from '../../ui/define-messages.js';

export const orderListMessages = defineMessages({
  none: { id: 'my-orders.none', defaultMessage: 'You have not ordered anything yet' },
  noneLead: {
    id: 'my-orders.none-lead',
    defaultMessage: 'As soon as you order, you can follow delivery, invoice and returns here.',
  },
  order: { id: 'my-orders.order', defaultMessage: 'Order {number}' },
  placed: { id: 'my-orders.placed', defaultMessage: 'Placed on {date}' },
  pieces: { id: 'my-orders.pieces', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  show: { id: 'my-orders.show', defaultMessage: 'View order' },
  more: { id: 'my-orders.more', defaultMessage: 'Show older orders' },
  shown: { id: 'my-orders.shown', defaultMessage: '{shown, number} of {total, number} orders' },
  failed: { id: 'my-orders.failed', defaultMessage: 'Your orders cannot be shown right now.' },
  retry: { id: 'my-orders.retry', defaultMessage: 'Try again' },
  missing: { id: 'my-orders.missing', defaultMessage: 'There is no such order in your account' },
  missingText: {
    id: 'my-orders.missing-text',
    defaultMessage:
      'It may have been placed without signing in, or with another account. For questions, please call us with your order number.',
  },
  back: { id: 'my-orders.back', defaultMessage: 'All orders' },
});

/** The state of an order in one sentence, and its next step in another. */
export const stageMessages = defineMessages({
  cancelled: {
    id: 'my-orders.stage-cancelled',
    defaultMessage: 'This order is cancelled. If you have already paid, we send the money back.',
  },
  returned: {
    id: 'my-orders.stage-returned',
    defaultMessage: 'Your return has arrived. We check it and refund you next.',
  },
  'return-announced': {
    id: 'my-orders.stage-return-announced',
    defaultMessage: 'You have announced a return. Please send the goods to us next.',
  },
  'awaiting-transfer': {
    id: 'my-orders.stage-awaiting-transfer',
    defaultMessage: 'We are waiting for your transfer. As soon as it arrives, we pack your order.',
  },
  'awaiting-voucher': {
    id: 'my-orders.stage-awaiting-voucher',
    defaultMessage: 'We are waiting for your payment. As soon as it arrives, we pack your order.',
  },
  'payment-failed': {
    id: 'my-orders.stage-payment-failed',
    defaultMessage: 'Your payment was not successful. Please call us so that we can send your order.',
  },
  preparing: {
    id: 'my-orders.stage-preparing',
    defaultMessage: 'We are packing your order. Next, the carrier collects it.',
  },
  delayed: {
    id: 'my-orders.stage-delayed',
    defaultMessage: 'Your order takes longer than planned. We write to you as soon as it is sent.',
  },
  ready: {
    id: 'my-orders.stage-ready',
    defaultMessage: 'Your order is packed. Next, the carrier collects it.',
  },
  'partly-shipped': {
    id: 'my-orders.stage-partly-shipped',
    defaultMessage: 'A part of your order is on its way. The rest follows.',
  },
  shipped: {
    id: 'my-orders.stage-shipped',
    defaultMessage: 'Your order is on its way. Next, the carrier delivers it.',
  },
  delivered: { id: 'my-orders.stage-delivered', defaultMessage: 'Your order has been delivered.' },
});

export const orderMessages = defineMessages({
  deliveries: { id: 'my-orders.deliveries', defaultMessage: 'Delivery' },
  notSent: { id: 'my-orders.not-sent', defaultMessage: 'Nothing has been sent yet.' },
  sent: { id: 'my-orders.sent', defaultMessage: 'Sent on {date}' },
  parcel: { id: 'my-orders.parcel', defaultMessage: 'Parcel number' },
  track: { id: 'my-orders.track', defaultMessage: 'Track parcel {number}' },
  documents: { id: 'my-orders.documents', defaultMessage: 'Documents' },
  invoice: { id: 'confirmation.invoice', defaultMessage: 'Invoice (PDF)' },
  creditNote: { id: 'my-orders.credit-note', defaultMessage: 'Credit note {number} (PDF)' },
  payAnywhere: {
    id: 'my-orders.pay-anywhere',
    defaultMessage:
      'This order is not paid yet. You can also pay on another device: sign in there and open this order.',
  },
  payByTransfer: {
    id: 'my-orders.pay-by-transfer',
    defaultMessage:
      'You can still pay this order by bank transfer, with the details below. As soon as the money arrives, we pack your order.',
  },
  reorder: { id: 'my-orders.reorder', defaultMessage: 'Order again' },
  reordered: {
    id: 'my-orders.reordered',
    defaultMessage: '{count, plural, one {# product is} other {# products are}} in your cart again',
  },
  reorderMissing: { id: 'my-orders.reorder-missing', defaultMessage: 'No longer available: {names}' },
  linkNote: {
    id: 'my-orders.link-note',
    defaultMessage: 'Sign in to see parcels and invoices or to send something back.',
  },
  linkUsed: { id: 'my-orders.link-used', defaultMessage: 'This link has been used or is too old' },
  linkUsedText: { id: 'my-orders.link-used-text', defaultMessage: 'Sign in to see your orders.' },
});

export const returnMessages = defineMessages({
  returns: { id: 'my-orders.returns', defaultMessage: 'Returns' },
  announced: { id: 'my-orders.return-announced-on', defaultMessage: 'Announced on {date}' },
  received: { id: 'my-orders.return-received', defaultMessage: 'Arrived' },
  refunded: { id: 'my-orders.return-refunded', defaultMessage: 'Refunded' },
  open: { id: 'my-orders.return', defaultMessage: 'Send something back' },
  until: { id: 'my-orders.return-until', defaultMessage: 'You can announce a return here until {date}.' },
  which: { id: 'my-orders.return-which', defaultMessage: 'What do you send back?' },
  quantity: { id: 'my-orders.return-quantity', defaultMessage: 'Pieces: {name}' },
  why: { id: 'my-orders.return-why', defaultMessage: 'Reason' },
  'changed-mind': { id: 'my-orders.reason-changed-mind', defaultMessage: 'It does not suit me' },
  damaged: { id: 'my-orders.reason-damaged', defaultMessage: 'It arrived damaged' },
  defective: { id: 'my-orders.reason-defective', defaultMessage: 'It does not work' },
  'wrong-item': { id: 'my-orders.reason-wrong-item', defaultMessage: 'I received the wrong product' },
  'not-as-described': {
    id: 'my-orders.reason-not-as-described',
    defaultMessage: 'It is not as described',
  },
  other: { id: 'my-orders.reason-other', defaultMessage: 'Another reason' },
  note: { id: 'my-orders.return-note', defaultMessage: 'What should we know about it?' },
  optional: { id: 'account.optional', defaultMessage: 'optional' },
  send: { id: 'my-orders.return-send', defaultMessage: 'Announce the return' },
  cancel: { id: 'my-orders.return-cancel', defaultMessage: 'Cancel' },
  sent: {
    id: 'my-orders.return-sent',
    defaultMessage: 'Your return is announced. Please pack the goods well and enclose the order number.',
  },
  chooseOne: { id: 'my-orders.return-choose', defaultMessage: 'Choose at least one piece.' },
  refused: {
    id: 'my-orders.return-refused',
    defaultMessage: 'These pieces can no longer be announced here. Reload the page, or call us.',
  },
});

import { defineMessages } from '../../ui/define-messages.js';

export const cartMessages = defineMessages({
  title: { id: 'cart.title', defaultMessage: 'Your cart' },
  close: { id: 'shell.close', defaultMessage: 'Close' },
  toCart: { id: 'cart.to-cart', defaultMessage: 'Go to cart' },
  toCheckout: { id: 'cart.to-checkout', defaultMessage: 'Go to checkout' },
  goOn: { id: 'cart.go-on', defaultMessage: 'Continue shopping' },
  each: { id: 'cart.each', defaultMessage: '{price} each' },
  priceBefore: { id: 'price.before', defaultMessage: 'Was' },
  quantity: { id: 'cart.quantity-of', defaultMessage: 'Quantity of {name}' },
  more: { id: 'cart.more-of', defaultMessage: 'One more of {name}' },
  less: { id: 'cart.less-of', defaultMessage: 'One less of {name}' },
  remove: { id: 'cart.remove', defaultMessage: 'Remove {name}' },
  justAdded: { id: 'cart.just-added', defaultMessage: 'Just added' },
  removed: { id: 'cart.removed', defaultMessage: '{name} was removed.' },
  undo: { id: 'cart.undo', defaultMessage: 'Undo' },
  maximum: { id: 'add-to-cart.maximum', defaultMessage: 'You have reached the maximum quantity' },
  outOfStock: { id: 'add-to-cart.out-of-stock', defaultMessage: 'Out of stock' },
  onlyInStock: {
    id: 'add-to-cart.only-in-stock',
    defaultMessage: 'Only {pieces, plural, one {# piece is} other {# pieces are}} in stock',
  },
  problem: {
    id: 'add-to-cart.failed',
    defaultMessage: 'There was a problem with adding product to the cart. Please try again.',
  },
  summary: { id: 'order-summary.title', defaultMessage: 'Order summary' },
  pieces: { id: 'order-summary.pieces', defaultMessage: '{quantity, number} × {price}' },
  subtotal: { id: 'order-summary.subtotal', defaultMessage: 'Products' },
  shipping: { id: 'order-summary.shipping', defaultMessage: 'Shipping' },
  free: { id: 'order-summary.free', defaultMessage: 'Free' },
  total: { id: 'order-summary.total', defaultMessage: 'Total' },
  withTax: { id: 'order-summary.with-tax', defaultMessage: 'incl. VAT' },
  net: { id: 'order-summary.net', defaultMessage: 'Net amount' },
  tax: { id: 'order-summary.tax', defaultMessage: 'VAT' },
  taxAt: { id: 'order-summary.tax-at', defaultMessage: 'VAT {rate}' },
  suggestions: { id: 'cart.suggestions', defaultMessage: 'Goes well with your cart' },
  bestsellers: { id: 'home.bestsellers', defaultMessage: 'Bestsellers' },
  state: {
    id: 'cart.state',
    defaultMessage: 'Cart: {count, plural, =0 {empty} one {# item} other {# items}}, {amount}',
  },
  empty: { id: 'shell.cart-empty', defaultMessage: 'Your cart is empty' },
  emptyText: { id: 'cart.empty-text', defaultMessage: 'Items stay in your cart, even if you come back another day.' },
  discover: { id: 'cart.discover', defaultMessage: 'Discover products' },
});

/** Lines whose quantity exceeds the stock. */
export const understockedLineMessages = defineMessages({
  soldOut: { id: 'payment.sold-out', defaultMessage: '{product}: out of stock. Please change your cart.' },
  tooFew: {
    id: 'payment.out-of-stock',
    defaultMessage: '{product}: only {pieces, number} in stock. Please change your cart.',
  },
  remove: { id: 'cart.remove', defaultMessage: 'Remove {name}' },
  reduce: { id: 'cart.reduce', defaultMessage: 'Reduce to {pieces, number}' },
});

export const couponMessages = defineMessages({
  open: { id: 'coupon.open', defaultMessage: 'Do you have a voucher code?' },
  field: { id: 'coupon.field', defaultMessage: 'Voucher code' },
  apply: { id: 'coupon.apply', defaultMessage: 'Apply' },
  applying: { id: 'coupon.applying', defaultMessage: 'Checking …' },
  applied: { id: 'coupon.applied', defaultMessage: 'Voucher {code} is applied' },
  remove: { id: 'coupon.remove', defaultMessage: 'Remove voucher {code}' },
  missing: { id: 'coupon.missing', defaultMessage: 'Enter the code of your voucher.' },
  unknown: { id: 'coupon.unknown', defaultMessage: 'We do not know this voucher. Please check the code.' },
});

/** Why a voucher on the cart gives no discount, by the backend's state of it (spec core §4). */
export const couponStates = defineMessages({
  DoesNotMatchCart: {
    id: 'coupon.does-not-match',
    defaultMessage: 'This voucher doesn’t apply to the items in your cart.',
  },
  NotActive: { id: 'coupon.not-active', defaultMessage: 'This voucher is not valid at the moment.' },
  NotValid: { id: 'coupon.not-valid', defaultMessage: 'This voucher is no longer valid.' },
  MaxApplicationReached: { id: 'coupon.used-up', defaultMessage: 'This voucher has already been used.' },
  ApplicationStoppedByPreviousDiscount: {
    id: 'coupon.stopped',
    defaultMessage: 'This voucher cannot be combined with another discount.',
  },
});

import { defineMessages } from '../../ui/define-messages.js';

export const orderSummaryMessages = defineMessages({
  title: { id: 'order-summary.title', defaultMessage: 'Order summary' },
  pieces: { id: 'order-summary.pieces', defaultMessage: '{quantity, number} × {price}' },
  subtotal: { id: 'order-summary.subtotal', defaultMessage: 'Products' },
  shipping: { id: 'order-summary.shipping', defaultMessage: 'Shipping' },
  parcel: { id: 'order-summary.shipping-parcel', defaultMessage: 'Shipping as a parcel' },
  freight: { id: 'order-summary.shipping-freight', defaultMessage: 'Shipping by freight' },
  free: { id: 'order-summary.free', defaultMessage: 'Free' },
  fee: { id: 'order-summary.fee', defaultMessage: 'Cash on delivery fee' },
  rounding: { id: 'order-summary.rounding', defaultMessage: 'Rounding' },
  total: { id: 'order-summary.total', defaultMessage: 'Total' },
  withTax: { id: 'order-summary.with-tax', defaultMessage: 'incl. VAT' },
  net: { id: 'order-summary.net', defaultMessage: 'Net amount' },
  tax: { id: 'order-summary.tax', defaultMessage: 'VAT' },
  taxAt: { id: 'order-summary.tax-at', defaultMessage: 'VAT {rate}' },
});

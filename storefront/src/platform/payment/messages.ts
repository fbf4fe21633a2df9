import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { PaymentRefusal } from '@manifold/domain/payment-refusal/contract';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';

const names = defineMessages({
  online: { id: 'payment.online', defaultMessage: 'Pay online' },
  cashOnDelivery: { id: 'payment.cash-on-delivery', defaultMessage: 'Cash on delivery' },
  bankTransfer: { id: 'payment.bank-transfer', defaultMessage: 'Bank transfer' },
});

/** The shopper's name of each payment method. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  online: names.online,
  'cash-on-delivery': names.cashOnDelivery,
  'bank-transfer': names.bankTransfer,
};

/** Why a method cannot pay for a cart. */
export const refusalMessages: Readonly<Record<PaymentRefusal['code'], MessageDescriptor>> = defineMessages({
  'not-enabled': { id: 'payment.refused-not-enabled', defaultMessage: 'Not offered in this shop.' },
  'over-price-limit': {
    id: 'payment.refused-over-price-limit',
    defaultMessage: 'Only for orders up to {limit}.',
  },
  'too-many-items': {
    id: 'payment.refused-too-many-items',
    defaultMessage: 'Only for orders of up to {count, plural, one {# machine} other {# machines}}.',
  },
  'freight-not-allowed': {
    id: 'payment.refused-freight-not-allowed',
    defaultMessage: 'Not available for goods that are sent by freight.',
  },
  'cart-size': {
    id: 'payment.refused-cart-size',
    defaultMessage: 'Only for orders of up to {count, plural, one {# item} other {# items}}.',
  },
});

import type { OnlinePaymentError as ErrorKey } from '@manifold/domain/online-payment/answer';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../../ui/define-messages.js';
import type { ProviderRefusal } from './refused-payment.js';

/** The kinds of failures, by the keys of the specification (shell §8). */
const errors: Readonly<Record<ErrorKey, MessageDescriptor>> = defineMessages({
  'payment-refused': {
    id: 'payment.error-refused',
    defaultMessage: 'Your payment was refused. Please use another card or another payment method.',
  },
  'cancelled-transaction': {
    id: 'payment.error-cancelled',
    defaultMessage: 'The payment was cancelled. You can pay again whenever you like; your cart is unchanged.',
  },
  'malformed-price': {
    id: 'payment.error-price',
    defaultMessage:
      'The total of your cart changed while you were paying, so we did not place the order. We have loaded your cart again; please check the total.',
  },
  'creating-order-failed': {
    id: 'payment.error-order',
    defaultMessage: 'We could not place your order. Please try again, or call us.',
  },
  'unprocessable-entity': {
    id: 'payment.error-input',
    defaultMessage: 'Something in your order could not be processed. Please check your addresses and try again.',
  },
  'payment-error': {
    id: 'payment.error-payment',
    defaultMessage: 'The payment did not work. Please try again or choose another payment method.',
  },
});

const money = defineMessages({
  nothingCharged: { id: 'payment.nothing-charged', defaultMessage: 'Nothing was charged.' },
  released: {
    id: 'payment.reserved-is-released',
    defaultMessage: 'If your bank shows a reserved amount, we release it automatically.',
  },
});

/** The `error` parameter after a return from the bank if the visit has ended. The payment may have been made. */
export const UNCONFIRMED = 'unconfirmed';

const isErrorKey = (key: string): key is ErrorKey => Object.hasOwn(errors, key);

/** Returns whether the payment provider or the shopper ended the payment, so that no money can be on its way. */
const endedBeforeCharge = (error: ErrorKey): boolean =>
  error === 'payment-refused' || error === 'cancelled-transaction';

/** Returns the key of an address' `error` parameter: a payment error for every other text (spec core §2). */
export const errorKeyIn = (text: string): ErrorKey => (isErrorKey(text) ? text : 'payment-error');

/** Returns the text of a failure. It mentions the money only if its state is certain, which requires a refusal of the server. */
export function refusalText(
  { error, isReversed }: ProviderRefusal,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  const text = formatMessage(errors[error]);
  if (isReversed === undefined) return text;
  const isCertain = isReversed || endedBeforeCharge(error);
  return `${text} ${formatMessage(isCertain ? money.nothingCharged : money.released)}`;
}

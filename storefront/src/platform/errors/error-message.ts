import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { MessageDescriptor } from 'react-intl';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { defineMessages } from '../../ui/define-messages.js';

/** The message for each error code. */
const errorMessages: Readonly<Record<ShopErrorCode, MessageDescriptor>> = defineMessages({
  'invalid-input': { id: 'error.invalid-input', defaultMessage: 'Please check what you entered.' },
  'malformed-json': { id: 'error.malformed-json', defaultMessage: 'Something went wrong. Please try again.' },
  'body-too-large': { id: 'error.body-too-large', defaultMessage: 'That is too much at once. Please send less.' },
  'not-found': { id: 'error.not-found', defaultMessage: 'This could not be found.' },
  'unknown-store': { id: 'error.unknown-store', defaultMessage: 'There is no shop at this address.' },
  'forbidden-origin': {
    id: 'error.forbidden-origin',
    defaultMessage: 'This request was not allowed. Please reload the page.',
  },
  'not-signed-in': { id: 'error.not-signed-in', defaultMessage: 'Please sign in first.' },
  'not-allowed': { id: 'error.not-allowed', defaultMessage: 'You are not allowed to do this.' },
  'sign-in-failed': { id: 'error.sign-in-failed', defaultMessage: 'The e-mail address or password is incorrect.' },
  'sign-in-by-link': {
    id: 'error.sign-in-by-link',
    defaultMessage:
      'Too many people have tried to sign in to this account today. We have sent an e-mail with a link: set a new password with it.',
  },
  'too-many-attempts': {
    id: 'error.too-many-attempts',
    defaultMessage: 'Too many attempts. Please wait a few minutes.',
  },
  conflict: {
    id: 'error.conflict',
    defaultMessage: 'Your cart was changed somewhere else. Please check it and try again.',
  },
  'cart-not-found': {
    id: 'error.cart-not-found',
    defaultMessage: 'Your cart could not be found. Please add your products again.',
  },
  'cart-reset': { id: 'error.cart-reset', defaultMessage: 'Your cart belonged to another shop and was emptied.' },
  'cart-empty': { id: 'error.cart-empty', defaultMessage: 'Your cart is empty.' },
  'cart-frozen': {
    id: 'error.cart-frozen',
    defaultMessage: 'This cart is being ordered and can no longer be changed.',
  },
  'product-not-found': { id: 'error.product-not-found', defaultMessage: 'This product is not sold here any more.' },
  'out-of-stock': { id: 'error.out-of-stock', defaultMessage: 'There are not enough pieces in stock.' },
  'maximum-quantity': { id: 'error.maximum-quantity', defaultMessage: 'You have reached the maximum quantity.' },
  'email-missing': { id: 'error.email-missing', defaultMessage: 'Please tell us your e-mail address first.' },
  'address-missing': { id: 'error.address-missing', defaultMessage: 'Please tell us your address first.' },
  'postal-code-billing': {
    id: 'error.postal-code-billing',
    defaultMessage: 'Postal code is incorrect in billing address.',
  },
  'postal-code-shipping': {
    id: 'error.postal-code-shipping',
    defaultMessage: 'Postal code is incorrect in shipping address.',
  },
  'payment-method-refused': {
    id: 'error.payment-method-refused',
    defaultMessage: 'This payment method is not available for this order. Please choose another one.',
  },
  'discount-code-not-applicable': {
    id: 'error.discount-code-not-applicable',
    defaultMessage: 'A voucher in your cart cannot be used for this order. Please remove it.',
  },
  'malformed-price': { id: 'error.malformed-price', defaultMessage: 'A price has changed. Please check your cart.' },
  'creating-order-failed': {
    id: 'error.creating-order-failed',
    defaultMessage: 'Your order could not be placed. Nothing was charged; please try again.',
  },
  'unprocessable-entity': {
    id: 'error.unprocessable-entity',
    defaultMessage: 'Your order could not be placed. Please check what you entered.',
  },
  'backend-unavailable': {
    id: 'error.backend-unavailable',
    defaultMessage: 'We cannot reach the shop right now. Please check your connection and try again in a moment.',
  },
  'unknown-middleware': { id: 'error.unknown-middleware', defaultMessage: 'Something went wrong. Please try again.' },
  internal: {
    id: 'error.internal',
    defaultMessage: 'Something went wrong on our side. Please try again or contact support.',
  },
});

/** Returns the message for a failure. Anything but a `ShopError` is an internal error. */
export function errorMessage(reason: unknown): MessageDescriptor {
  return errorMessages[reason instanceof ShopError ? reason.code : 'internal'];
}

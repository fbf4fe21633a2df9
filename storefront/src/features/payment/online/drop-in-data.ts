import type { CoreConfiguration, PaymentAction } from '@adyen/adyen-web';
import { PROVIDER_TYPES } from '@manifold/domain/payment-methods/provider-types';
import { cookieValue } from '../../../platform/cookie.js';
import type { DetailsForProvider, PaymentForProvider } from './setup.js';

type Submitted = Parameters<NonNullable<CoreConfiguration['onSubmit']>>[0]['data'];
type Additional = Parameters<NonNullable<CoreConfiguration['onAdditionalDetails']>>[0]['data'];

/** A device's id; another page of the domain may have set the cookie to anything. */
const FINGERPRINT = /^[\w-]{8,64}$/;
const TYPES: readonly unknown[] = Object.values(PROVIDER_TYPES);

/** Returns whether a method is one of those that a store can offer; the library's type allows any. */
const isOffered = (method: object): method is PaymentForProvider['paymentMethod'] =>
  'type' in method && TYPES.includes(method.type);

/**
 * Returns the random id by which Ratepay recognises this device in fraud checks, and creates its cookie if there is none (spec
 * shell §3.4). Called only when the shopper pays with Ratepay, which requires it.
 */
function deviceFingerprint(): string {
  const known = cookieValue('device-fingerprint');
  if (known !== undefined && FINGERPRINT.test(known)) return known;
  const created = crypto.randomUUID();
  document.cookie = `device-fingerprint=${created}; Path=/; Secure; SameSite=Lax`;
  return created;
}

/**
 * Returns the fields of a submitted payment that our server needs. It has amount, addresses and shopper itself. Throws for
 * another method.
 */
export function paymentIn(data: Submitted & Pick<PaymentForProvider, 'browserInfo'>): PaymentForProvider {
  const { browserInfo, riskData, shopperName, dateOfBirth, telephoneNumber } = data;
  // The form sends an empty text for a field that it does not show, such as the card's holder.
  const filled = Object.entries<unknown>(data.paymentMethod).filter(([, value]) => value !== '' && value !== undefined);
  const paymentMethod: object = Object.fromEntries(filled);
  if (!isOffered(paymentMethod)) throw new Error('The payment form submitted a method that is not offered');
  const payment = { paymentMethod, browserInfo, riskData, shopperName, dateOfBirth, telephoneNumber };
  return paymentMethod.type === PROVIDER_TYPES.ratepay
    ? { ...payment, deviceFingerprint: deviceFingerprint() }
    : payment;
}

/** Returns whether an answer of our server is an action that the library can continue with. */
export const isAction = (action: object): action is PaymentAction => 'type' in action;

/** Returns the fields of an action's result that our server needs. */
export const detailsIn = ({ details }: Additional): DetailsForProvider => details;

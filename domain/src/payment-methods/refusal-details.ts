import type { PaymentRefusal } from '../payment-refusal/contract.js';
import type { PaymentMethod } from './contract.js';

/**
 * Why an order is refused because of its payment method: also with `not-paid`, if the payment provider has not authorised its
 * payment. An offer has only the reasons of `PaymentRefusal`.
 */
type OrderPaymentRefusal = PaymentRefusal | { readonly code: 'not-paid' };

/** The details of the error `payment-method-refused`. `limit` as in `PaymentRefusal`. */
interface RefusalDetails extends Readonly<Record<string, string | number>> {
  readonly method: PaymentMethod;
  readonly refusal: OrderPaymentRefusal['code'];
}

/** Returns the details of the error `payment-method-refused`. */
export function refusalDetails(method: PaymentMethod, { code, ...limit }: OrderPaymentRefusal): RefusalDetails {
  return { method, refusal: code, ...limit };
}

import { refusalDetails } from '@manifold/domain/payment-methods/refusal-details';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { PaymentProvider } from './payment-provider.js';

/** Stands for the provider in an environment without an API key: refuses every call. */
export class NoPaymentProvider extends PaymentProvider {
  listMethods = refuse;
  pay = refuse;
  submitDetails = refuse;
  capture = refuse;
  refund = refuse;
  cancel = refuse;
  reverse = refuse;
}

/** Throws as a method does that the store does not offer. */
function refuse(): Promise<never> {
  return Promise.reject(
    new ShopError('payment-method-refused', { details: refusalDetails('online', { code: 'not-enabled' }) }),
  );
}

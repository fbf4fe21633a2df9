/** The door of payments: payment methods of a cart, its order number and its payment attempts. */
export {
  type AttemptWithCheckout,
  Checkouts,
  type CheckoutWithAttempts,
  dueCentAmount,
  isAccepted,
  type PaymentAttempt,
  paymentMethodFrom,
  storedMethod,
} from './checkouts.repository.js';
export { totalsWithFee } from './cash-on-delivery/cash-on-delivery.js';
export { type Claim, ENSURE_ORDER, LEASE_SECONDS, PaymentAttempts } from './payment-attempts.repository.js';
export { paymentOffer, paymentOffers } from './payment-offers.js';
export { PaymentsModule } from './payments.module.js';

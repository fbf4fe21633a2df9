/** The door of payments: how a cart can be paid, its order number and the attempts to pay it. */
export {
  type AttemptWithCheckout,
  Checkouts,
  type CheckoutWithAttempts,
  dueCentAmount,
  isAccepted,
  type PaymentAttempt,
} from './checkouts.repository.js';
export { type Claim, ENSURE_ORDER, LEASE_SECONDS, PaymentAttempts } from './payment-attempts.repository.js';
export { paymentInterfaceOf, storedMethod } from './payment-interfaces.js';
export { paymentOffer, paymentOffers } from './payment-offers.js';
export { PaymentsModule } from './payments.module.js';

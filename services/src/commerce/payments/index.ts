/** The door of payments: other modules import from here. */
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

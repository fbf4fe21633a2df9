/** The door of payments: payment methods of a cart, its order number and its payment attempts. */
export { AttemptReleases } from './attempt-releases.service.js';
export { Checkouts } from './checkouts.repository.js';
export {
  type AttemptWithCheckout,
  checkoutFrom,
  type CheckoutWithAttempts,
  dueCentAmount,
  isAccepted,
  type PaymentAttempt,
  paymentMethodFrom,
  storedMethod,
} from './attempt-rows.repository.js';
export { totalsWithFee } from './cash-on-delivery/cash-on-delivery.js';
export { type CrashPoint, CrashPoints } from './crash-points.js';
export { type Claim, LEASE_SECONDS, PaymentAttempts } from './payment-attempts.repository.js';
export { type Payer, paymentOffer, paymentOffers } from './payment-offers.js';
export { MIRROR_PAYMENT, type ReversalJob } from './payment-jobs.repository.js';
export { paymentCodePng } from './payment-code-png.js';
export { OnlineAttempts, storedRequest, type StoredRequest } from './online-attempts.repository.js';
export type { PayingAttempt } from './paying-attempts.repository.js';
export { OpenCarts } from './open-carts.service.js';
export { PaymentOutcomes } from './payment-outcomes.repository.js';
export { PaymentsModule } from './payments.module.js';

/** The door of orders, for accounts, mails and online payments. */
export { AttemptReleases } from './attempt-releases.service.js';
export { CrashPoints } from './crash-points.js';
export { EnsureOrder } from './ensure-order.service.js';
export { OrderPayments } from './order-payments.service.js';
export { orderView } from './order-view.js';
export { OrdersModule } from './orders.module.js';
export { onlineFacts, Orders } from './orders.service.js';

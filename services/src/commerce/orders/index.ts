/** The door of orders, for accounts, mails and online payments. */
export { withChosenMethod } from './chosen-method.js';
export { EnsureOrder } from './ensure-order.service.js';
export { OrderPayments } from './order-payments.service.js';
export { orderView } from './order-view.js';
export { OrdersModule } from './orders.module.js';
export { onlineFactsOf, type OrderKey, Orders } from './orders.service.js';

/** The door of a customer's own orders, for the copy of their data. */
export { MyOrdersModule } from './my-orders.module.js';
export { OrderHistory, type StoredOrder } from './order-history.service.js';

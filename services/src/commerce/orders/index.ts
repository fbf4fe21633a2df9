/** The door of orders, for accounts. */
export { OrdersModule } from './orders.module.js';
export { Orders } from './orders.service.js';

/** The door of orders: accounts show a customer's own. */
export { OrdersModule } from './orders.module.js';
export { Orders } from './orders.service.js';

/** The door of orders: other modules import from here. */
export { OrdersModule } from './orders.module.js';
export { Orders } from './orders.service.js';

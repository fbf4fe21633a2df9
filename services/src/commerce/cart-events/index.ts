/** The door of the events about carts, for everything that changes a cart and for the live cart. */
export { CartEvents, type CartEvent, type SessionEnd } from './cart-events.js';
export { CartEventsModule } from './cart-events.module.js';

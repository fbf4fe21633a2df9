/** The door of the live cart channel, for the process that opens its port. */
export { LiveCartAdapter } from './live-cart-adapter.js';
export { LiveCartModule } from './live-cart.module.js';
export { LiveCartServer } from './live-cart-server.service.js';

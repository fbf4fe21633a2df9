/** The door of the checkout, for payments that set the addresses themselves. */
export { Checkout } from './checkout.service.js';
export { CheckoutModule } from './checkout.module.js';

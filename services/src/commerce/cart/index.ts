/** The door of the cart, for checkout, orders and accounts. */
export { addressView, cartView, lineItemView, shippingInfoView, subtotalOf } from './cart-view.js';
export { CartEvents, type CartEvent } from './cart-events.js';
export { CartModule } from './cart.module.js';
export { Carts } from './carts.service.js';
export { storedAddress, refuseWrongAddresses } from './checkout-address.js';

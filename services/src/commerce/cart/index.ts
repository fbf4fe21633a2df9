/** The door of the cart: what checkout, orders and accounts need of it. */
export { addressView, cartView, lineItemView, shippingInfoView, subtotalOf } from './cart-view.js';
export { CartModule } from './cart.module.js';
export { Carts } from './carts.service.js';
export { keptAddress, refuseWrongAddresses } from './checkout-address.js';

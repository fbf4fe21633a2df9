/** The door of cart: other modules import from here. */
export { addressView, cartView, lineItemView, shippingInfoView, subtotalOf } from './cart-view.js';
export { CartModule } from './cart.module.js';
export { Carts } from './carts.service.js';
export { keptAddress, refuseWrongAddresses } from './checkout-address.js';

/** The door of the cart, for checkout, orders and accounts. */
export { addressView, cartView, customLineItemView, lineItemView, shippingInfoView, subtotalOf } from './cart-view.js';
export { CartModule } from './cart.module.js';
export type { SeenCart } from './cart-updates.service.js';
export { Carts } from './carts.service.js';
export { NetPrices } from './net-prices.service.js';
export { storedAddress, refuseWrongAddresses } from './checkout-address.js';

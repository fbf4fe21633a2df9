/** Keys of the commerce project's custom types, as its set-up names them. */
export const CART_TYPE_KEY = 'cart';
export const ADDRESS_TYPE_KEY = 'address';
export const CUSTOMER_TYPE_KEY = 'customer';
export const STORE_TYPE_KEY = 'store';

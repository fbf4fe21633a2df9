/** How the keys of carts begin that were made to try something and belong to no shopper. */
export const TRIAL_CART_KEY = 'boundary-shopper-';

import type { Cart } from '@commercetools/platform-sdk';
import type { Work } from '../resources/work.js';
/** Takes the cart's pieces from stock; refuses with OutOfStock when a line that must be reserved cannot be. */
export declare function takeFromStock(work: Work, cart: Cart): Promise<void>;

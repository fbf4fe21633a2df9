import type { Cart, DiscountCodeInfo } from '@commercetools/platform-sdk';
import { type Actions } from '../resources/kind.js';
import type { Work } from '../resources/work.js';
/** The entry of a code on a cart; pricing decides its state. */
export declare function codeEntry(work: Work, code: string): Promise<DiscountCodeInfo>;
/** The update actions of `me` carts. */
export declare const myCartActions: Actions<Cart>;
/** The update actions of carts for service clients. */
export declare const cartActions: Actions<Cart>;
/** What may still happen to a frozen cart: nothing that touches an amount. */
export declare const ALLOWED_WHEN_FROZEN: ReadonlySet<string>;

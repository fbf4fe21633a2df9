import type { Cart } from '@commercetools/platform-sdk';
import type { Work } from '../resources/work.js';
/** The cart with all its amounts anew. A frozen cart keeps the amounts that it was frozen with. */
export declare function repriced(work: Work, cart: Cart): Promise<Cart>;

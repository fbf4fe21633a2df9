import type { Cart } from '@commercetools/platform-sdk';
import { type Audience } from '../resources/audience.js';
import type { Work } from '../resources/work.js';
import type { Identifier } from '../storage/repository.js';
/** A cart of this audience, or undefined: somebody else's cart and another store's cart do not exist here. */
export declare function findCart(work: Work, audience: Audience, identifier: Identifier): Promise<Cart | undefined>;
/** The shopper's most recently changed active cart. */
export declare function activeCart(work: Work, storeKey: string | undefined): Promise<Cart | undefined>;
export declare const createCart: (work: Work, audience: Audience, draft: unknown) => Promise<Cart>;
/** Row lock, version check, every action in its order, one recalculation, save: one transaction. */
export declare const updateCart: (work: Work, audience: Audience, identifier: Identifier, raw: unknown) => Promise<Cart>;
export declare const deleteCart: (work: Work, audience: Audience, identifier: Identifier, version: number) => Promise<Cart>;

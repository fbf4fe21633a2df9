import type { Address, Cart } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { resourceIdentifier, type AddressDraft } from '../resources/draft-parts.js';
import { type Actions } from '../resources/kind.js';
import type { Work } from '../resources/work.js';
export declare function asAddress(work: Work, { custom, ...draft }: AddressDraft): Promise<Address>;
/** The cart with this shipping method, which must ship to the cart's address in the cart's currency. */
export declare function withShippingMethod(work: Work, cart: Cart, identifier: z.output<typeof resourceIdentifier>): Promise<Cart>;
/** What a shopper decides on the way to an order. */
export declare const checkoutActions: Actions<Cart>;

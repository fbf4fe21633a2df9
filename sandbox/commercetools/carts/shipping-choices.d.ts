import type { ShippingMethod } from '@commercetools/platform-sdk';
import type { Audience } from '../resources/audience.js';
import type { Work } from '../resources/work.js';
/** The methods that ship this cart, the default first; none before it has a shipping address. */
export declare function methodsForCartId(work: Work, audience: Audience, cartId: string): Promise<ShippingMethod[]>;
/** The methods that ship to a place, in one currency or in any. */
export declare function methodsForPlace(work: Work, place: {
    readonly country: string;
    readonly state?: string;
    readonly currency?: string;
}): Promise<ShippingMethod[]>;

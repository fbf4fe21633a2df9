import type { Cart } from '@commercetools/platform-sdk';
import type { PricingContext } from '../pricing/types.js';
import type { Work } from '../resources/work.js';
/** Everything that pricing this cart reads, from memory where it is kept there. */
export declare function pricingContext(work: Work, cart: Cart): Promise<PricingContext>;

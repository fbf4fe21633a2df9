import type { Order } from '@commercetools/platform-sdk';
import { type Audience } from '../resources/audience.js';
import type { Work } from '../resources/work.js';
/**
 * Makes the order of a cart in one transaction: the cart is locked and its version checked, stock is taken, the order
 * number is claimed, the cart becomes Ordered. Whatever fails undoes all of it, and no cart is ordered twice.
 */
export declare const createOrder: (work: Work, audience: Audience, raw: unknown) => Promise<Order>;

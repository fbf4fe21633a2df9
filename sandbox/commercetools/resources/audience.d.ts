import { type Restriction } from '../storage/query.js';
import type { Work } from './work.js';
/** Whose carts, orders and payments a call may see: everybody's or the token owner's, of all stores or of one. */
export interface Audience {
  readonly mine: boolean;
  readonly storeKey?: string;
}
interface Owned {
  readonly anonymousId?: string;
  readonly customerId?: string;
  readonly customer?: {
    readonly id: string;
  };
  readonly store?: {
    readonly key: string;
  };
}
/** The shopper that a token stands for; the `me` endpoints are for shoppers only. */
export declare function ownerOf({ access }: Work): {
  anonymousId?: string;
  customerId?: string;
};
/** True when the resource is there for this audience; for anyone else it does not exist. */
export declare function isFor(audience: Audience, work: Work): (body: Owned) => boolean;
/** The same as `isFor`, for queries over a table with owner columns. */
export declare function restrictionsFor(audience: Audience, work: Work): Restriction[];
export {};

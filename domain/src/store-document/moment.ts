import type { Store } from '../store/contract.js';
import type { StoreDocument } from './contract.js';

/** A store whose document cannot be sealed, with what its own row says all the same. */
export interface UnsealedStore extends Partial<Pick<Store, 'isDefault' | 'hosts' | 'locales'>> {
  readonly storeKey: string;
}

/** Every store's document at an instant, and until the next one at which something changes. */
export interface Moment {
  readonly at: Date;
  /** The same instant as text, ISO 8601; null for now. */
  readonly from: string | null;
  readonly documents: readonly StoreDocument[];
  /** Stores with a problem of their own; what other stores say of them is still true. */
  readonly unsealed: readonly UnsealedStore[];
}

import type { Store } from '../store/contract.js';
import type { StoreDocument } from './contract.js';

/** A store with an invalid document, and the data of its own row. */
export interface UnsealedStore extends Partial<Pick<Store, 'isDefault' | 'hosts' | 'locales'>> {
  readonly storeKey: string;
}

/** The documents of all stores from a time until the next change. */
export interface Moment {
  readonly at: Date;
  /** ISO 8601 timestamp; null for now. */
  readonly from: string | null;
  readonly documents: readonly StoreDocument[];
  /** Stores with invalid documents; findings about other stores still count. */
  readonly unsealed: readonly UnsealedStore[];
}

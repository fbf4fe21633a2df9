import type { BankTransfer } from '@manifold/domain/bank-transfer/contract';
import type { Campaign } from '@manifold/domain/campaigns/contract';
import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';
import type { StoreFlags } from '@manifold/domain/store-flags/contract';

/** The config of a store that the commerce backend needs too. */
export interface StoreFacts {
  readonly storeKey: string;
  readonly label: string;
  readonly countryCode: string;
  readonly currencyCode: string;
  /** Locales and their languages, the default first. */
  readonly languages: readonly string[];
  /** The country's standard VAT rate as a fraction. */
  readonly taxRate: number;
  readonly shippingCost: ShippingCost;
  readonly flags: StoreFlags;
  readonly bankTransfer: BankTransfer;
  readonly campaigns: readonly Campaign[];
  /** The store whose warehouse supplies a new store. */
  readonly suppliedLike: string;
}

/** A difference between config and backend; null for a missing value. */
export interface Drift {
  /** `store`, `languages`, `tax-rate`, `shipping.parcel`, `flag.vat_validation_enabled`, … */
  readonly what: string;
  readonly config: string | number | boolean | null;
  readonly backend: string | number | boolean | null;
}

/** The stores of the commerce backend, with their taxes, shipping rates and flags. */
export abstract class StoreBackend {
  /** Returns the differences between config and backend. */
  abstract drift(store: StoreFacts): Promise<Drift[]>;
  /**
   * Updates the backend to match config, creates a missing store, and returns the differences found. Idempotent. Throws if the
   * backend is unavailable or was changed concurrently; the caller retries.
   */
  abstract synchronize(store: StoreFacts): Promise<Drift[]>;
}

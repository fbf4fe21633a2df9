import type { BankTransfer } from '@manifold/domain/bank-transfer/contract';
import type { Campaign } from '@manifold/domain/campaigns/contract';
import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';
import type { StoreFlags } from '@manifold/domain/store-flags/contract';

/** What config says of a store and the commerce backend has to know too. */
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
  /** A store from whose warehouse a new one is supplied. */
  readonly suppliedLike: string;
}

/** One thing in which the backend is not as config says; null where it is not there at all. */
export interface Drift {
  /** `store`, `languages`, `tax-rate`, `shipping.parcel`, `flag.vat_validation_enabled`, … */
  readonly what: string;
  readonly config: string | number | boolean | null;
  readonly backend: string | number | boolean | null;
}

/** The stores of the commerce backend, with what it charges and shows for each. */
export abstract class StoreBackend {
  /** In what the backend differs from config; nothing where it is in line. */
  abstract drift(store: StoreFacts): Promise<Drift[]>;
  /**
   * Makes the backend as config says, the store itself included where it is missing; says in what it differed. Doing it
   * twice does no harm. Throws when the backend is away, or when somebody else changed it at the same time: to be tried again.
   */
  abstract bringInLine(store: StoreFacts): Promise<Drift[]>;
}

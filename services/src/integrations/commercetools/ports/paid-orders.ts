import type { MovedSums } from '@manifold/domain/reconciliation/differences';

/** The money of an order as the commerce backend has it, in cents. */
export interface PaidOrderRecord {
  readonly id: string;
  readonly orderNumber: string;
  readonly currencyCode: string;
  /** Goods and shipping. */
  readonly total: number;
  /** The fee and the rounding, which the order stores in addition to its total. */
  readonly fee: number;
  readonly rounding: number;
  readonly isCancelled: boolean;
  /** When the last of its goods left; null before. */
  readonly shippedAt: Date | null;
  /** Whether a bank transfer has paid it after its authorisation at the payment provider had ended. */
  readonly isPaidByTransfer: boolean;
  /** The sums of its payments by their id. */
  readonly payments: ReadonlyMap<string, MovedSums>;
}

/** Reads the money of many orders at once. Errors as in `CartBackend`. */
export abstract class PaidOrders {
  /** Returns those of at most 100 orders that exist. */
  abstract find(orderNumbers: readonly string[]): Promise<PaidOrderRecord[]>;
}

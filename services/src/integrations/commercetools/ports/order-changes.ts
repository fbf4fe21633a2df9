import type { OrderProgress } from '@manifold/domain/order/progress-mail';

/** The progress of an order that was changed. */
export interface ChangedOrder extends Omit<OrderProgress, 'isAuthorised' | 'paymentMethod'> {
  /** As the backend stores it. */
  readonly orderNumber: string;
  /** ISO timestamp. */
  readonly changedAt: string;
}

/** Reads which orders were changed, such as by a warehouse or an accounting system. Errors as in `CartBackend`. */
export abstract class OrderChanges {
  /** Returns the orders that were changed at or after an instant (ISO timestamp), oldest change first, at most `limit`. */
  abstract since(instant: string, limit: number): Promise<readonly ChangedOrder[]>;
}

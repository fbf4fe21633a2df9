import type { Money } from '@manifold/domain/money/money';
import type { AccessibleOrder } from './accessible-orders.service.js';

/** A call to the payment provider about an order that was paid online. */
export interface PaymentCommand {
  readonly order: AccessibleOrder;
  /** The same key never moves money twice. */
  readonly idempotencyKey: string;
  readonly amount: Money;
}

/** The provider's answer. Only its webhook says whether money has moved. */
export type PaymentCommandResult =
  | { readonly status: 'received'; readonly reference: string }
  /** `isAccessRefused`: the account may not call now; an earlier call with the same key may have arrived. */
  | { readonly status: 'refused'; readonly reason: string; readonly isAccessRefused: boolean }
  /** The call may or may not have arrived; it is repeated with the same key. */
  | { readonly status: 'unknown' };

/** Moves money of orders that were paid online. */
export abstract class PaymentActions {
  abstract capture(command: PaymentCommand): Promise<PaymentCommandResult>;
  abstract refund(command: PaymentCommand): Promise<PaymentCommandResult>;
  /** Releases the whole authorised amount. */
  abstract cancel(command: PaymentCommand): Promise<PaymentCommandResult>;
}

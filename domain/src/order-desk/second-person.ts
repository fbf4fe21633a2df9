import type { OrderRequest } from './contract.js';
import type { OrderApproval } from '../order-approval/contract.js';

/** The limit of a store, in its currency. */
export interface ApprovalLimit extends OrderApproval {
  readonly currencyCode: string;
}

/**
 * Returns whether an action of this amount needs a second person. Without a limit in the order's currency it always does: the
 * store may have changed its currency since the order.
 */
export const needsSecondPerson = (
  { centAmount, currencyCode }: { readonly centAmount: number; readonly currencyCode: string },
  limit: ApprovalLimit,
): boolean => currencyCode !== limit.currencyCode || centAmount >= limit.fromCentAmount;

/** A request of the same order, with its amount in cents; null for a cancellation. */
interface EarlierRequest extends Pick<OrderRequest, 'decidedBy' | 'kind' | 'state'> {
  readonly centAmount: number | null;
}

/** States of requests whose money has moved or is moving. */
export const MONEY_MOVING_STATES: readonly OrderRequest['state'][] = ['running', 'sent', 'done'];

/**
 * Returns the amount to compare with the limit, in cents: this request plus earlier requests of the same kind that no
 * second person approved. Otherwise staff could split an amount to stay below the limit.
 */
export function centAmountToApprove(
  { kind, centAmount }: { readonly kind: OrderRequest['kind']; readonly centAmount: number },
  earlier: readonly EarlierRequest[],
): number {
  return earlier
    .filter(
      (request) => request.kind === kind && request.decidedBy === null && MONEY_MOVING_STATES.includes(request.state),
    )
    .reduce((sum, request) => sum + (request.centAmount ?? 0), centAmount);
}

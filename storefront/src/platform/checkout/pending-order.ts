import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';

const KEY = 'manifold-pending-order';

/** An order that was requested in this tab and has no known outcome yet. */
export interface PendingOrder {
  readonly cartId: string;
  readonly method: PaymentMethod;
  /** Known once the server has accepted it. */
  readonly orderNumber: string | null;
  /** Known once the server has asked for an action: the online payment that the shopper may leave at the bank. */
  readonly attemptId?: string | undefined;
}

function parsePendingOrder(value: unknown): PendingOrder | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cartId, method, orderNumber, attemptId }: Partial<Record<keyof PendingOrder, unknown>> = value;
  if (typeof cartId !== 'string' || typeof method !== 'string') return undefined;
  return {
    cartId,
    // Only `remember` writes it.
    method: method as PaymentMethod,
    orderNumber: typeof orderNumber === 'string' ? orderNumber : null,
    attemptId: typeof attemptId === 'string' ? attemptId : undefined,
  };
}

/** The pending order if it cannot be stored. */
let unstored: PendingOrder | undefined;

/** Stores the pending order, so that a reload asks for its outcome instead of placing a second order. */
export const pendingOrders = {
  find(cartId: string): PendingOrder | undefined {
    let pending = unstored;
    try {
      pending ??= parsePendingOrder(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    } catch {
      // Storage is forbidden, so nothing was stored.
    }
    return pending?.cartId === cartId ? pending : undefined;
  },
  remember(pending: PendingOrder): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(pending));
      unstored = undefined;
    } catch {
      // Storage is forbidden: a reload then shows the cart as it is, which is safe.
      unstored = pending;
    }
  },
  forget(): void {
    unstored = undefined;
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is forbidden, so nothing was stored.
    }
  },
};

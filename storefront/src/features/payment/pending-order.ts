import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';

const KEY = 'manifold-pending-order';

/** An order that was asked for in this tab and whose end was not seen yet. */
export interface PendingOrder {
  readonly cartId: string;
  readonly method: PaymentMethod;
  /** Known once the server has accepted it. */
  readonly orderNumber: string | null;
}

function pendingOrderOf(value: unknown): PendingOrder | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cartId, method, orderNumber }: Partial<Record<keyof PendingOrder, unknown>> = value;
  const isMethod = method === 'cash-on-delivery' || method === 'bank-transfer';
  if (typeof cartId !== 'string' || !isMethod) return undefined;
  return { cartId, method, orderNumber: typeof orderNumber === 'string' ? orderNumber : null };
}

/** Remembers what was ordered, so that a reload in the middle asks for its end and not for a second order. */
export const pendingOrders = {
  of(cartId: string): PendingOrder | undefined {
    try {
      const pending = pendingOrderOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
      return pending?.cartId === cartId ? pending : undefined;
    } catch {
      return undefined;
    }
  },
  remember(pending: PendingOrder): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(pending));
    } catch {
      // Forbidden: a reload in the middle then shows the cart as it is, which is safe.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Forbidden: then there is nothing either.
    }
  },
};

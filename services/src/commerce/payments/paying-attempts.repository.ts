import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';

/** An attempt that pays the order of a cart. */
export interface PayingAttempt {
  readonly id: string;
  readonly cartId: string;
  readonly method: PaymentMethod;
  /** Whether its order is not stored yet. */
  readonly isAwaitingOrder: boolean;
}

/**
 * Returns the attempts that pay the orders of carts: those whose orders are stored, or else the accepted ones, whose orders staff
 * may have created already. Online payments come first.
 */
export const findPayingAttempts = (
  prisma: Pick<PrismaService, 'rows'>,
  cartIds: readonly string[],
): Promise<PayingAttempt[]> =>
  prisma.rows<PayingAttempt>`
    SELECT id, cart_id AS "cartId", method::text, winner_attempt IS NULL AS "isAwaitingOrder"
    FROM checkout JOIN payment_attempt USING (cart_id)
    WHERE cart_id = ANY(${[...cartIds]}::text[]) AND (id = winner_attempt OR winner_attempt IS NULL AND status = 'accepted')
    ORDER BY method <> 'online'`;

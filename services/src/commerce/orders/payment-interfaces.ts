import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { PaymentAttempt } from '../../platform/prisma/generated/client.js';

/** A method as Postgres names it; Prisma's names have no hyphens. */
export const storedMethod = (method: PaymentMethod): PaymentAttempt['method'] =>
  method === 'cash-on-delivery' ? 'cash_on_delivery' : 'bank_transfer';

/** A method as the commerce backend and the shop name it. */
export const paymentInterfaceOf = (method: PaymentAttempt['method']): PaymentMethod =>
  method === 'cash_on_delivery' ? 'cash-on-delivery' : 'bank-transfer';

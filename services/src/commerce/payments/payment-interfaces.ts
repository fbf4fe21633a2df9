import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';

/** A payment method as Postgres names it; Prisma's names have no hyphens. */
type StoredMethod = 'cash_on_delivery' | 'bank_transfer';

/** Returns a method as Postgres names it. */
export const storedMethod = (method: PaymentMethod): StoredMethod =>
  method === 'cash-on-delivery' ? 'cash_on_delivery' : 'bank_transfer';

/** Returns a method as the commerce backend and the shop name it. */
export const paymentInterfaceOf = (method: StoredMethod): PaymentMethod =>
  method === 'cash_on_delivery' ? 'cash-on-delivery' : 'bank-transfer';

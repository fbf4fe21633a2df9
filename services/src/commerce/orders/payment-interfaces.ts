import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';

/** A method as Prisma names it; its names have no hyphens. */
type StoredMethod = 'cash_on_delivery' | 'bank_transfer';

/** Returns the method under Prisma's name. */
export const storedMethod = (method: PaymentMethod): StoredMethod =>
  method === 'cash-on-delivery' ? 'cash_on_delivery' : 'bank_transfer';

/** A method as the commerce backend and the shop name it. */
export const paymentInterfaceOf = (method: StoredMethod): PaymentMethod =>
  method === 'cash_on_delivery' ? 'cash-on-delivery' : 'bank-transfer';

import type { OrderPaymentState } from '@manifold/domain/payment-ledger/balance';
import type { MirroredTransaction } from '@manifold/domain/payment-ledger/paid-back';
import type { PaymentTransaction } from '@manifold/domain/payment-ledger/transactions';

/** A transaction that the backend has stored. */
export interface StoredTransaction extends MirroredTransaction {
  readonly id: string;
  readonly interactionId: string | undefined;
}

/** A payment with its transactions. */
export interface PaymentRecord {
  readonly id: string;
  readonly version: number;
  readonly currencyCode: string;
  readonly transactions: readonly StoredTransaction[];
}

/** A change of a payment's transactions. */
export type TransactionChange =
  /** `at` is when it happened (ISO timestamp); undefined if the transaction stores no time. */
  | { readonly kind: 'add'; readonly transaction: PaymentTransaction; readonly at?: string }
  | { readonly kind: 'state'; readonly id: string; readonly state: PaymentTransaction['state'] };

/** The state of an order's payment. */
export interface OrderPayment {
  readonly id: string;
  readonly version: number;
  readonly paymentState: string | undefined;
}

/** Operations on payments and their orders after the checkout. Errors as in `CartBackend`. */
export abstract class PaymentBackend {
  /** Returns a payment; undefined if it does not exist. */
  abstract payment(id: string): Promise<PaymentRecord | undefined>;
  /** Changes transactions at exactly the payment's version. Throws `conflict` if it has changed. */
  abstract changeTransactions(payment: PaymentRecord, changes: readonly TransactionChange[]): Promise<void>;
  /** Returns the payment state of an order; undefined if it does not exist. */
  abstract orderPayment(orderNumber: string): Promise<OrderPayment | undefined>;
  /** Sets the payment state at exactly the order's version. Throws `conflict` if it has changed. */
  abstract setPaymentState(order: OrderPayment, state: OrderPaymentState): Promise<void>;
}

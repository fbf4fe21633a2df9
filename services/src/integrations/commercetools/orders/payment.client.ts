import type { PaymentUpdateAction } from '@commercetools/platform-sdk';
import type { OrderPaymentState } from '@manifold/domain/payment-ledger/balance';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import {
  PaymentBackend,
  type OrderPayment,
  type PaymentRecord,
  type StoredTransaction,
  type TransactionChange,
} from '../ports/payment-backend.js';

/** Accesses payments and the payment states of orders with the service client. */
@Injectable()
export class CommercetoolsPayments extends PaymentBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  payment(id: string): Promise<PaymentRecord | undefined> {
    return unlessMissing(async () => {
      const { version, amountPlanned, transactions } = await this.client.rest('payment', 'read', (project) =>
        project.payments().withId({ ID: id }).get(),
      );
      return {
        id,
        version,
        currencyCode: amountPlanned.currencyCode,
        transactions: transactions.map(storedTransaction),
      };
    });
  }

  async changeTransactions(payment: PaymentRecord, changes: readonly TransactionChange[]): Promise<void> {
    const { id, version, currencyCode } = payment;
    const actions = changes.map((change) => actionOf(change, currencyCode));
    await withShopErrors(() =>
      this.client.rest('change transactions', 'write', (project) =>
        project.payments().withId({ ID: id }).post({ body: { version, actions } }),
      ),
    );
  }

  orderPayment(orderNumber: string): Promise<OrderPayment | undefined> {
    return unlessMissing(async () => {
      const { id, version, paymentState } = await this.client.rest('payment state', 'read', (project) =>
        project.orders().withOrderNumber({ orderNumber }).get(),
      );
      return { id, version, paymentState };
    });
  }

  async setPaymentState({ id, version }: OrderPayment, paymentState: OrderPaymentState): Promise<void> {
    await withShopErrors(() =>
      this.client.rest('change payment state', 'write', (project) =>
        project
          .orders()
          .withId({ ID: id })
          .post({ body: { version, actions: [{ action: 'changePaymentState', paymentState }] } }),
      ),
    );
  }
}

interface Answered {
  readonly id: string;
  readonly type: string;
  readonly state: string;
  readonly interactionId?: string;
  readonly amount: { readonly centAmount: number };
}

const storedTransaction = ({ id, type, state, interactionId, amount }: Answered): StoredTransaction => ({
  id,
  type,
  state,
  interactionId,
  centAmount: amount.centAmount,
});

function actionOf(change: TransactionChange, currencyCode: string): PaymentUpdateAction {
  if (change.kind === 'state')
    return { action: 'changeTransactionState', transactionId: change.id, state: change.state };
  const { type, state, interactionId, centAmount } = change.transaction;
  const timestamp = change.at;
  return {
    action: 'addTransaction',
    transaction: { type, state, interactionId, timestamp, amount: { centAmount, currencyCode } },
  };
}

async function unlessMissing<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await withShopErrors(read);
  } catch (error) {
    if (error instanceof ShopError && error.code === 'not-found') return undefined;
    throw error;
  }
}

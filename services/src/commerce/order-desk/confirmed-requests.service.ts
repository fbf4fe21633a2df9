import { Injectable } from '@nestjs/common';
import type { PaymentTransaction } from '@manifold/domain/order-desk/order-money';
import type { DeskOrderRecord } from '../../integrations/commercetools/ports/desk-order-backend.js';
import { OrderRequestRows, type StoredRequest } from './order-requests.repository.js';

/** The transaction that confirms a request, by its kind. */
const CONFIRMED_BY: Readonly<Record<string, PaymentTransaction['type']>> = {
  cancel: 'CancelAuthorization',
  capture: 'Charge',
  refund: 'Refund',
};
const STATE_AFTER = { Success: 'done', Failure: 'failed' } as const;

/** Finishes sent requests when the payment provider's webhook has become a transaction of the order. */
@Injectable()
export class ConfirmedRequests {
  constructor(private readonly rows: OrderRequestRows) {}

  /** Returns the requests with those marked that the transactions confirm or fail. */
  async mark(
    { payments }: Pick<DeskOrderRecord, 'payments'>,
    requests: readonly StoredRequest[],
  ): Promise<StoredRequest[]> {
    const transactions = payments.flatMap((payment) => payment.transactions);
    return Promise.all(
      requests.map(async (request) => {
        const { id, state, kind, reference } = request;
        if (state !== 'sent' || reference === null) return request;
        const type = CONFIRMED_BY[kind];
        const found = transactions.find((each) => each.type === type && each.interactionId === reference);
        if (found?.state !== 'Success' && found?.state !== 'Failure') return request;
        return this.rows.update(id, { state: STATE_AFTER[found.state] });
      }),
    );
  }
}

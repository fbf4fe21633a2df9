import type { Order, OrderPagedQueryResponse, Payment } from '@commercetools/platform-sdk';
import type { MirroredTransaction } from '@manifold/domain/payment-ledger/paid-back';
import { movedSums } from '@manifold/domain/reconciliation/moved-sums';
import { Injectable } from '@nestjs/common';
import { withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { fieldCents } from '../custom-types/custom-fields.js';
import { PaidOrders, type PaidOrderRecord } from '../ports/paid-orders.js';

const MAXIMUM = 100;

/** The transactions of a payment as the domain adds them up. */
const transactionsOf = ({ transactions }: Payment): MirroredTransaction[] =>
  transactions.map(({ type, state, amount }) => ({ type, state, centAmount: amount.centAmount }));

function recordOf(order: Order): PaidOrderRecord {
  const { centAmount, currencyCode } = order.taxedPrice?.totalGross ?? order.totalPrice;
  const payments = (order.paymentInfo?.payments ?? []).flatMap(({ obj }) => (obj === undefined ? [] : [obj]));
  return {
    id: order.id,
    orderNumber: order.orderNumber ?? '',
    currencyCode,
    total: centAmount,
    fee: fieldCents(order, 'calculatedCodFee'),
    rounding: fieldCents(order, 'cashRounding'),
    isCancelled: order.orderState === 'Cancelled',
    payments: new Map(payments.map((payment) => [payment.id, movedSums(transactionsOf(payment))])),
  };
}

/** Reads the money of orders with the service client. */
@Injectable()
export class CommercetoolsPaidOrders extends PaidOrders {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async find(orderNumbers: readonly string[]): Promise<PaidOrderRecord[]> {
    if (orderNumbers.length === 0) return [];
    const queryArgs = {
      where: 'orderNumber in (:numbers)',
      'var.numbers': [...orderNumbers],
      expand: 'paymentInfo.payments[*]',
      limit: MAXIMUM,
    };
    const { results } = await withShopErrors(() =>
      this.client.rest<OrderPagedQueryResponse>('GET /orders (reconciliation)', 'read', (project) =>
        project.orders().get({ queryArgs }),
      ),
    );
    return results.map(recordOf);
  }
}

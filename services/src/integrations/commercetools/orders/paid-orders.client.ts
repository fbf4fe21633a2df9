import type { Order, OrderPagedQueryResponse, Payment, Transaction } from '@commercetools/platform-sdk';
import type { MovedSums } from '@manifold/domain/reconciliation/differences';
import { Injectable } from '@nestjs/common';
import { withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { fieldCents } from '../custom-types/custom-fields.js';
import { PaidOrders, type PaidOrderRecord } from '../ports/paid-orders.js';

const MAXIMUM = 100;

const sumOf = (transactions: readonly Transaction[], type: Transaction['type']): number =>
  transactions
    .filter((one) => one.type === type && one.state === 'Success')
    .reduce((sum, { amount }) => sum + amount.centAmount, 0);

/** Returns the sums of a payment. A cancellation after a capture is a reversal, which pays back everything. */
function sumsOf({ transactions }: Payment): MovedSums {
  const captured = sumOf(transactions, 'Charge');
  const chargedBack = sumOf(transactions, 'Chargeback');
  const isReversed = sumOf(transactions, 'CancelAuthorization') > 0;
  return { captured, chargedBack, refunded: isReversed ? captured - chargedBack : sumOf(transactions, 'Refund') };
}

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
    payments: new Map(payments.map((payment) => [payment.id, sumsOf(payment)])),
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

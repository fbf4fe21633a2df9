import type { Order, OrderPagedQueryResponse } from '@commercetools/platform-sdk';
import { hasLapsed, isPaidState } from '@manifold/domain/payment-ledger/provider-money';
import { movedSums } from '@manifold/domain/reconciliation/moved-sums';
import { Injectable } from '@nestjs/common';
import { withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { fieldCents } from '../custom-types/custom-fields.js';
import { expandedPayments, expandedTransactions, mirroredTransactions } from './expanded-transactions.js';
import { PaidOrders, type PaidOrderRecord } from '../ports/paid-orders.js';

const MAXIMUM = 100;

/** Returns when the last goods of an order left: its newest delivery or, if it has none, its last change. */
function shippedAt({ shipmentState, shippingInfo, lastModifiedAt }: Order): Date | null {
  if (shipmentState !== 'Shipped' && shipmentState !== 'Delivered') return null;
  const deliveries = (shippingInfo?.deliveries ?? []).map(({ createdAt }) => Date.parse(createdAt));
  return new Date(deliveries.length === 0 ? lastModifiedAt : Math.max(...deliveries));
}

function recordOf(order: Order): PaidOrderRecord {
  const { centAmount, currencyCode } = order.taxedPrice?.totalGross ?? order.totalPrice;
  return {
    id: order.id,
    orderNumber: order.orderNumber ?? '',
    currencyCode,
    total: centAmount,
    fee: fieldCents(order, 'calculatedCodFee'),
    rounding: fieldCents(order, 'cashRounding'),
    isCancelled: order.orderState === 'Cancelled',
    shippedAt: shippedAt(order),
    isPaidByTransfer: isPaidState(order.paymentState) && hasLapsed({ transactions: expandedTransactions(order) }),
    payments: new Map(expandedPayments(order).map((payment) => [payment.id, movedSums(mirroredTransactions(payment))])),
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

import type { Order, OrderPagedQueryResponse } from '@commercetools/platform-sdk';
import { Injectable } from '@nestjs/common';
import { withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { expandedTransactions } from './expanded-transactions.js';
import { type ChangedOrder, OrderChanges } from '../ports/order-changes.js';

/** Reads changed orders over REST with the service client. */
@Injectable()
export class CommercetoolsOrderChanges extends OrderChanges {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async since(instant: string, limit: number): Promise<readonly ChangedOrder[]> {
    const queryArgs = {
      where: 'lastModifiedAt >= :instant',
      'var.instant': instant,
      sort: ['lastModifiedAt asc', 'id asc'],
      limit,
      withTotal: false,
      expand: 'paymentInfo.payments[*]',
    };
    const { results } = await withShopErrors(() =>
      this.client.rest<OrderPagedQueryResponse>('GET /orders (changes)', 'read', (project) =>
        project.orders().get({ queryArgs }),
      ),
    );
    return results.map(changedOrder);
  }
}

const changedOrder = (order: Order): ChangedOrder => ({
  orderNumber: order.orderNumber ?? '',
  changedAt: order.lastModifiedAt,
  orderState: order.orderState,
  paymentState: order.paymentState ?? null,
  transactions: expandedTransactions(order),
  shipmentState: order.shipmentState ?? null,
  deliveries: (order.shippingInfo?.deliveries ?? []).map(({ id, parcels }) => ({
    id,
    parcels: parcels.map(({ trackingData }) => ({
      carrier: trackingData?.carrier ?? null,
      trackingId: trackingData?.trackingId ?? null,
    })),
  })),
});

import type { Order, ReturnShipmentState } from '@commercetools/platform-sdk';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { BackendFailure, withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { type AnnouncedReturn, OrderReturns } from '../ports/order-returns.js';

/** The state of goods that have not come back yet. */
const ANNOUNCED: ReturnShipmentState = 'Advised';

/** Announces returns over REST. */
@Injectable()
export class CommercetoolsOrderReturns extends OrderReturns {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async announce(
    { id, version }: { readonly id: string; readonly version: number },
    { items, comment }: AnnouncedReturn,
  ): Promise<void> {
    const announced = items.map((item) => ({ ...item, comment, shipmentState: ANNOUNCED }));
    try {
      await this.client.rest<Order>('POST /orders/id (return)', 'write', (project) =>
        project
          .orders()
          .withId({ ID: id })
          .post({ body: { version, actions: [{ action: 'addReturnInfo', items: announced }] } }),
      );
    } catch (error) {
      if (error instanceof BackendFailure && error.isConflict) throw new ShopError('conflict', { cause: error });
      await withShopErrors(() => Promise.reject(error));
    }
  }
}

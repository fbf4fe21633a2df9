import type { Order } from '@manifold/domain/order/contract';
import { storedOrderNumber } from '@manifold/domain/order/order-number';
import { Injectable } from '@nestjs/common';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { Shoppers, type Visit } from '../visit/index.js';
import { orderView } from './order-view.js';

/** Reads orders for their own shopper. */
@Injectable()
export class Orders {
  constructor(
    private readonly backend: OrderBackend,
    private readonly shoppers: Shoppers,
  ) {}

  /** Returns the visitor's own order by id or by number, in its shown or stored form. */
  async ownOrders(visit: Visit, by: { readonly id: string } | { readonly orderNumber: string }): Promise<Order[]> {
    const { countryCode } = visit.market;
    const query =
      'id' in by
        ? by
        : { orderNumbers: [...new Set([by.orderNumber, storedOrderNumber(by.orderNumber, countryCode)])] };
    const found = await this.shoppers.asVisitor(visit, (shopper) => this.backend.ownOrders(shopper, query));
    return (found ?? []).map((order) => orderView(order, visit.snapshot.document));
  }

  /** Returns a customer's newest orders in the store. The caller has checked the permission. */
  async customerOrders({ market, snapshot }: Visit, customerId: string): Promise<Order[]> {
    const { storeKey, languages } = market;
    const found = await this.backend.customerOrders(storeKey, customerId, languages);
    return found.map((order) => orderView(order, snapshot.document));
  }
}

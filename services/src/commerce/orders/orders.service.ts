import type { Order } from '@manifold/domain/order/contract';
import { storedOrderNumber } from '@manifold/domain/order/order-number';
import { Injectable } from '@nestjs/common';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { Shoppers, type Visit } from '../visit/index.js';
import { orderView } from './order-view.js';

/** Orders as their own shopper may see them. */
@Injectable()
export class Orders {
  constructor(
    private readonly backend: OrderBackend,
    private readonly shoppers: Shoppers,
  ) {}

  /** The visitor's own order by id or number, as shown or as stored; nobody else's. */
  async own(visit: Visit, by: { readonly id: string } | { readonly orderNumber: string }): Promise<Order[]> {
    const { countryCode } = visit.market;
    const wanted =
      'id' in by
        ? by
        : { orderNumbers: [...new Set([by.orderNumber, storedOrderNumber(by.orderNumber, countryCode)])] };
    const found = await this.shoppers.asVisitor(visit, (shopper) => this.backend.ownOrders(shopper, wanted));
    return (found ?? []).map((order) => orderView(order, visit.snapshot.document));
  }

  /** A customer's newest orders in the store. Who asks has proved to be allowed to. */
  async ofCustomer({ market, snapshot }: Visit, customerId: string): Promise<Order[]> {
    const { storeKey, languages } = market;
    const found = await this.backend.customerOrders(storeKey, customerId, languages);
    return found.map((order) => orderView(order, snapshot.document));
  }
}

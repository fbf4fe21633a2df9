import { type Order, voucherActionSchema } from '@manifold/domain/order/contract';
import { storedOrderNumber } from '@manifold/domain/order/order-number';
import { Injectable } from '@nestjs/common';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { Shoppers, type Visit } from '../visit/index.js';
import { type AttemptWithCheckout, OnlineAttempts } from '../payments/index.js';
import { type OnlineFacts, orderView, withPaymentCode } from './order-view.js';

/** Reads orders for their own shopper. */
@Injectable()
export class Orders {
  constructor(
    private readonly backend: OrderBackend,
    private readonly shoppers: Shoppers,
    private readonly attempts: OnlineAttempts,
  ) {}

  /** Returns the visitor's own order by id or by number, in its shown or stored form. */
  async ownOrders(visit: Visit, by: { readonly id: string } | { readonly orderNumber: string }): Promise<Order[]> {
    const { countryCode } = visit.market;
    const query =
      'id' in by
        ? by
        : { orderNumbers: [...new Set([by.orderNumber, storedOrderNumber(by.orderNumber, countryCode)])] };
    const found = await this.shoppers.asVisitor(visit, (shopper) => this.backend.ownOrders(shopper, query));
    const orders = await this.views(found ?? [], visit);
    return orders.map((order) => withPaymentCode(order, visit.snapshot.document));
  }

  /** Returns a customer's newest orders in the store. The caller has checked the permission. */
  async customerOrders({ market, snapshot }: Visit, customerId: string): Promise<Order[]> {
    const { storeKey, languages } = market;
    const found = await this.backend.customerOrders(storeKey, customerId, languages);
    return this.views(found, { snapshot });
  }

  /** Maps orders, with the method and the voucher of those that were paid online. */
  private async views(orders: readonly OrderRecord[], { snapshot }: Pick<Visit, 'snapshot'>): Promise<Order[]> {
    const keys = orders.flatMap(({ paymentInterface, paymentKey }) =>
      paymentInterface === 'online' && paymentKey !== null ? [paymentKey] : [],
    );
    const attempts = keys.length > 0 ? await this.attempts.findAll(keys) : [];
    const facts = new Map(attempts.map((attempt) => [attempt.id, onlineFacts(attempt)]));
    return orders.map((order) => orderView(order, snapshot.document, facts.get(order.paymentKey ?? '')));
  }
}

const onlineFacts = ({ providerMethod, authorisedAt, action }: AttemptWithCheckout): OnlineFacts => ({
  providerMethod,
  isPaid: authorisedAt !== null,
  // Actions of other kinds are done when the order exists.
  action: voucherActionSchema.safeParse(action).data ?? null,
});

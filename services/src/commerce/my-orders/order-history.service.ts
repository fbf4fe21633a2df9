import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { type CustomerOrder, type MyOrder, type OrderPage, ORDERS_PER_PAGE } from '@manifold/domain/my-orders/contract';
import { returnComment, returnRefusal } from '@manifold/domain/my-orders/returns';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { DeskOrderBackend, type DeskOrderRecord } from '../../integrations/commercetools/ports/desk-order-backend.js';
import { OrderReturns } from '../../integrations/commercetools/ports/order-returns.js';
import { Clock } from '../../platform/process/clock.js';
import { AccountAttempts, type CustomerVisit } from '../account/index.js';
import { type OrderKey, Orders } from '../orders/index.js';
import { myOrderView, returnableOf } from './my-order-view.js';
import { OrderDocuments } from './order-documents.service.js';

interface OwnOrder {
  readonly order: CustomerOrder;
  readonly record: DeskOrderRecord;
}

/** An order as its customer sees it, and the keys of what else is stored about it. */
export interface StoredOrder {
  readonly order: MyOrder;
  /** As the commerce backend stores it. */
  readonly orderNumber: string;
  readonly cartId: string | null;
}

/** Shows customers their own orders, which the backend finds with the customer's token, and accepts returns. */
@Injectable()
export class OrderHistory {
  constructor(
    private readonly orders: Orders,
    private readonly desk: DeskOrderBackend,
    private readonly returns: OrderReturns,
    private readonly documents: OrderDocuments,
    private readonly attempts: AccountAttempts,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of the customer's orders, newest first. Throws `not-signed-in` for a guest. */
  async page(visit: CustomerVisit, { offset }: CustomerRequest<'getMyOrders'>): Promise<OrderPage> {
    const page = { offset, limit: ORDERS_PER_PAGE };
    return { ...page, ...(await this.orders.history(visit, page)) };
  }

  /** Returns an order with deliveries, returns and documents; null for an order that is not the customer's. */
  async order(visit: CustomerVisit, by: CustomerRequest<'getMyOrder'>): Promise<MyOrder | null> {
    const own = await this.own(visit, by);
    return own ? this.view(visit, own) : null;
  }

  /** Returns an order by its id like `order`, with its keys; undefined for an order that is not the customer's. */
  async storedOrder(visit: CustomerVisit, id: string): Promise<StoredOrder | undefined> {
    const own = await this.own(visit, { id });
    if (!own) return undefined;
    const { orderNumber, cartId } = own.record;
    return { order: await this.view(visit, own), orderNumber, cartId };
  }

  /**
   * Announces a return and returns the order with it. Throws `not-found` for an order that is not the customer's, `conflict` if
   * the order has changed since the customer saw it, and `invalid-input` for pieces that cannot be sent back.
   */
  async requestReturn(visit: CustomerVisit, request: CustomerRequest<'requestReturn'>): Promise<MyOrder> {
    const { version, items, reason, note } = request;
    const own = await this.own(visit, keyOf(request));
    if (!own) throw new ShopError('not-found', { message: 'The customer has no such order' });
    // The answer to the first request may have been lost: a repetition must not announce another return.
    if (own.record.version !== version) throw new ShopError('conflict');
    const { market, address } = visit;
    const attempt = { storeKey: market.storeKey, email: own.order.customerEmail, address };
    await this.attempts.count('return', attempt, () => {
      const refusal = returnRefusal(items, returnableOf(own.order, own.record, this.period(visit)));
      if (refusal) throw invalidField('items', refusal);
      return this.returns.announce(own.record, { items, comment: returnComment(reason, note) });
    });
    return this.view(visit, (await this.own(visit, { id: own.order.id })) ?? own);
  }

  /** Reads an order with the customer's token first, which proves that it is theirs. */
  private async own(visit: CustomerVisit, by: OrderKey): Promise<OwnOrder | undefined> {
    const order = await this.orders.ofCustomer(visit, by);
    const record = order && (await this.desk.order(order.id, visit.market.languages));
    return order && record && { order, record };
  }

  private async view(visit: CustomerVisit, { order, record }: OwnOrder): Promise<MyOrder> {
    const documents = await this.documents.list(record);
    return myOrderView(order, record, { documents, period: this.period(visit) });
  }

  private period({ snapshot }: CustomerVisit) {
    return { returnDays: snapshot.document.sections['consumer-rights'].returnDays, now: this.clock.now() };
  }
}

const keyOf = (request: CustomerRequest<'requestReturn'>): OrderKey =>
  'id' in request ? { id: request.id } : { orderNumber: request.orderNumber };

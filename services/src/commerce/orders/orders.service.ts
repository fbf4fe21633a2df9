import { type Order, voucherActionSchema } from '@manifold/domain/order/contract';
import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import { storedOrderNumber } from '@manifold/domain/order/order-number';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend, type OwnOrderFilter } from '../../integrations/commercetools/ports/order-backend.js';
import { Shoppers, type Visit } from '../visit/index.js';
import { type AttemptWithCheckout, Checkouts, OnlineAttempts } from '../payments/index.js';
import { withChosenMethods } from './chosen-method.js';
import { customerOrderView } from './customer-order-view.js';
import { type OnlineFacts, orderView, withPaymentCode } from './order-view.js';

/** An order by its id, its number in the shown or stored form, or its cart. */
export type OrderKey = { readonly id: string } | { readonly orderNumber: string } | { readonly cartId: string };

/** Reads orders for their own shopper. */
@Injectable()
export class Orders {
  constructor(
    private readonly backend: OrderBackend,
    private readonly shoppers: Shoppers,
    private readonly attempts: OnlineAttempts,
    private readonly checkouts: Checkouts,
  ) {}

  /** Returns the visitor's own order without its payment code. */
  async ownOrders(visit: Visit, by: OrderKey): Promise<Order[]> {
    return this.views(await this.ownRecords(visit, by), visit);
  }

  /**
   * Returns the number of the visitor's own order as the commerce backend stores it; undefined if the order is not theirs. The
   * stored number cannot be computed from the shown one: `CZ-1` of staff is another order than `NSCZ-1`, which is shown as `CZ-1`.
   */
  async ownOrderNumber(visit: Visit, by: OrderKey): Promise<string | undefined> {
    const [own] = await this.ownRecords(visit, by);
    return own?.orderNumber;
  }

  /** Returns the visitor's own order like `ownOrders`, with its payment code. */
  async ownOrdersWithCode(visit: Visit, by: OrderKey): Promise<Order[]> {
    const orders = await this.ownOrders(visit, by);
    return orders.map((order) => withPaymentCode(order, visit.snapshot.document));
  }

  /** Returns a customer's newest orders in the store. The caller has checked the permission. */
  async customerOrders({ market, snapshot }: Visit, customerId: string): Promise<CustomerOrder[]> {
    const { storeKey, languages } = market;
    const found = await this.backend.customerOrders(storeKey, customerId, languages);
    return this.customerViews(found, snapshot);
  }

  /** Returns a page of the signed-in customer's orders in the store, newest first. Throws `not-signed-in` for a guest. */
  async history(visit: Visit, page: { readonly offset: number; readonly limit: number }) {
    const found = await this.shoppers.asCustomer(visit, (shopper) => this.backend.orderHistory(shopper, page));
    return { results: await this.customerViews(found.orders, visit.snapshot), total: found.total };
  }

  /** Returns an order of the signed-in customer with its payment code; undefined if it is not theirs. */
  async ofCustomer(visit: Visit, by: OrderKey): Promise<CustomerOrder | undefined> {
    const query = queryOf(by, visit);
    const found = await this.shoppers.asCustomer(visit, (shopper) => this.backend.ownOrders(shopper, query));
    const [order] = await this.customerViews(exactFirst(found, by), visit.snapshot);
    if (!order) return undefined;
    return order.bankTransfer ? { ...order, ...withPaymentCode(order, visit.snapshot.document) } : order;
  }

  private async ownRecords(visit: Visit, by: OrderKey): Promise<readonly OrderRecord[]> {
    const query = queryOf(by, visit);
    const found = await this.shoppers.asVisitor(visit, (shopper) => this.backend.ownOrders(shopper, query));
    return exactFirst(found ?? [], by);
  }

  private async customerViews(found: readonly OrderRecord[], snapshot: Snapshot): Promise<CustomerOrder[]> {
    const orders = await withChosenMethods(found, this.checkouts);
    const attempts = await this.attemptsOf(orders);
    return orders.map((order) => customerOrderView(order, snapshot.document, onlineFactsOf(order, attempts)));
  }

  /** Maps orders, with the method and the voucher of those that were paid online. */
  private async views(found: readonly OrderRecord[], { snapshot }: Pick<Visit, 'snapshot'>): Promise<Order[]> {
    const orders = await withChosenMethods(found, this.checkouts);
    const attempts = await this.attemptsOf(orders);
    return orders.map((order) => orderView(order, snapshot.document, onlineFactsOf(order, attempts)));
  }

  private async attemptsOf(orders: readonly OrderRecord[]): Promise<AttemptWithCheckout[]> {
    const keys = orders.filter(({ paymentInterface }) => paymentInterface === 'online').flatMap(paymentKeysOf);
    return keys.length > 0 ? this.attempts.findAll(keys) : [];
  }
}

/** Returns the query for an order. Queries a number in each form in which the backend may store it. */
function queryOf(by: OrderKey, { market }: Visit): OwnOrderFilter {
  if (!('orderNumber' in by)) return by;
  return { orderNumbers: [...new Set([by.orderNumber, storedOrderNumber(by.orderNumber, market.countryCode)])] };
}

/** Returns an order that is stored under exactly this number before one that is only shown with it. */
function exactFirst(found: readonly OrderRecord[], by: OrderKey): readonly OrderRecord[] {
  if (!('orderNumber' in by)) return found;
  const isExact = (order: OrderRecord) => order.orderNumber === by.orderNumber;
  return [...found].sort((one, other) => Number(isExact(other)) - Number(isExact(one)));
}

const paymentKeysOf = ({ paymentKeys }: OrderRecord): readonly string[] => paymentKeys;

/** Returns what an order shows of its online payment. Takes the attempts of its payments and others. */
export function onlineFactsOf(
  { paymentKeys }: Pick<OrderRecord, 'paymentKeys'>,
  attempts: readonly AttemptWithCheckout[],
): OnlineFacts | undefined {
  const own = attempts.filter(({ id }) => paymentKeys.includes(id));
  const paying = own.find(({ status }) => status === 'ordered') ?? own[0];
  return paying && onlineFacts(paying);
}

const onlineFacts = ({ providerMethod, authorisedAt, action }: AttemptWithCheckout): OnlineFacts => ({
  providerMethod,
  isAuthorised: authorisedAt !== null,
  // Actions of other kinds are done when the order exists.
  action: voucherActionSchema.safeParse(action).data ?? null,
});

import { MAXIMUM_HITS, type OrderSearch, type OrderSearchAnswer } from '@manifold/domain/order-desk/contract';
import { parseSearchTerm, type SearchTerm } from '@manifold/domain/order-desk/search-term';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { DeskOrderBackend, type DeskOrderQuery } from '../../integrations/commercetools/ports/desk-order-backend.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { AccessibleOrders } from './accessible-orders.service.js';
import { DeskAudit } from './desk-audit.repository.js';
import { OrderPayments } from './order-payments.repository.js';

/** Searches orders of a person's countries. */
@Injectable()
export class OrderSearches {
  constructor(
    private readonly orders: AccessibleOrders,
    private readonly backend: DeskOrderBackend,
    private readonly payments: OrderPayments,
    private readonly audit: DeskAudit,
    private readonly limits: RateLimits,
  ) {}

  /** Returns a page of orders. Throws `too-many-attempts` above the limit of searches. The audit names the orders, not the text. */
  async search({ q, page, perPage }: OrderSearch, staff: Staff): Promise<OrderSearchAnswer> {
    this.limits.take('order-desk', staff.id);
    const stores = this.orders.stores(staff);
    const countryOf = new Map(stores.map((each) => [each.storeKey, each.document.sections.store.countryCode]));
    const term = parseSearchTerm(q, [...new Set(countryOf.values())]);
    const offset = (page - 1) * perPage;
    const limit = Math.max(0, Math.min(perPage, MAXIMUM_HITS - offset));
    const query = { storeKeys: [...countryOf.keys()], by: await this.resolve(term), offset, limit };
    const found = limit === 0 ? { orders: [], total: 0 } : await this.backend.search(query);
    const orders = found.orders.flatMap(({ storeKey, ...order }) => {
      const countryCode = countryOf.get(storeKey ?? '');
      return storeKey === null || countryCode === undefined
        ? []
        : [{ ...order, orderNumber: shownOrderNumber(order.orderNumber), storeKey, countryCode }];
    });
    await this.audit.record({
      actor: staff.email,
      action: 'order.search',
      subject: term.kind,
      details: { orders: orders.map(({ orderNumber }) => orderNumber), found: found.total },
    });
    const isTruncated = found.total > MAXIMUM_HITS;
    return { kind: term.kind, orders, total: Math.min(found.total, MAXIMUM_HITS), isTruncated };
  }

  /** Adds the order numbers of our own payment references. */
  private async resolve(term: SearchTerm): Promise<DeskOrderQuery['by']> {
    if (term.kind !== 'reference') return term;
    return { ...term, numbers: [...term.numbers, ...(await this.payments.orderNumbers(term.reference))] };
  }
}

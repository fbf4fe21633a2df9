import type { Cart, Order, OrderPagedQueryResponse, PaymentPagedQueryResponse } from '@commercetools/platform-sdk';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { BackendFailure, withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import {
  DeskOrderBackend,
  type DeskOrderPage,
  type DeskOrderQuery,
  type DeskOrderRecord,
} from '../ports/desk-order-backend.js';
import { deskOrder, listedOrder } from './desk-order-record.js';
import { searchPredicate, type PaymentIds, type Predicate } from './search-predicate.js';

const WITH_PAYMENTS = 'paymentInfo.payments[*]';
/** One reference of the payment provider belongs to one payment; more would be an error there. */
const MAXIMUM_PAYMENTS = 20;
const NOTHING: DeskOrderPage = { orders: [], total: 0 };

/** Returns the query parameters of a predicate's values. */
const variables = ({ values }: Predicate) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`var.${name}`, [value].flat()]));

/** Searches orders over REST, because only REST has parameters in predicates. */
@Injectable()
export class CommercetoolsDeskOrders extends DeskOrderBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async search(query: DeskOrderQuery): Promise<DeskOrderPage> {
    const { by, storeKeys, offset, limit } = query;
    const paymentIds = by.kind === 'reference' ? await this.paymentsWith(by.reference) : [];
    const isEmpty = by.kind === 'reference' && by.numbers.length === 0 && paymentIds.length === 0;
    if (storeKeys.length === 0 || isEmpty) return NOTHING;
    const predicate = searchPredicate(query, paymentIds);
    const queryArgs = {
      where: predicate.where,
      ...variables(predicate),
      expand: WITH_PAYMENTS,
      sort: ['createdAt desc', 'id asc'],
      offset,
      limit,
      withTotal: true,
    };
    const { results, total } = await withShopErrors(() =>
      this.client.rest<OrderPagedQueryResponse>('GET /orders (order desk)', 'read', (project) =>
        project.orders().get({ queryArgs }),
      ),
    );
    return { orders: results.map(listedOrder), total: total ?? results.length };
  }

  async order(id: string, languages: readonly string[]): Promise<DeskOrderRecord | undefined> {
    try {
      const found = await this.client.rest<Order>('GET /orders/id (order desk)', 'read', (project) =>
        project
          .orders()
          .withId({ ID: id })
          .get({ queryArgs: { expand: WITH_PAYMENTS } }),
      );
      return deskOrder(found, languages);
    } catch (error) {
      if (error instanceof BackendFailure && error.isMissing) return undefined;
      return withShopErrors(() => Promise.reject(error));
    }
  }

  async cartCreatedAt(id: string): Promise<string | undefined> {
    try {
      const { createdAt } = await this.client.rest<Cart>('GET /carts/id (order desk)', 'read', (project) =>
        project.carts().withId({ ID: id }).get(),
      );
      return createdAt;
    } catch (error) {
      if (error instanceof BackendFailure && error.isMissing) return undefined;
      return withShopErrors(() => Promise.reject(error));
    }
  }

  async cancel(id: string, version: number): Promise<void> {
    try {
      await this.client.rest<Order>('POST /orders/id (order desk)', 'write', (project) =>
        project
          .orders()
          .withId({ ID: id })
          .post({ body: { version, actions: [{ action: 'changeOrderState', orderState: 'Cancelled' }] } }),
      );
    } catch (error) {
      if (error instanceof BackendFailure && error.isConflict) throw new ShopError('conflict', { cause: error });
      await withShopErrors(() => Promise.reject(error));
    }
  }

  private async paymentsWith(reference: string): Promise<PaymentIds> {
    const queryArgs = { where: 'interfaceId = :reference', 'var.reference': reference, limit: MAXIMUM_PAYMENTS };
    const { results } = await withShopErrors(() =>
      this.client.rest<PaymentPagedQueryResponse>('GET /payments (order desk)', 'read', (project) =>
        project.payments().get({ queryArgs }),
      ),
    );
    return results.map(({ id }) => id);
  }
}

import type { Cart } from '@manifold/domain/cart/contract';
import type { Customer } from '@manifold/domain/customer/contract';
import type { CustomerData } from '@manifold/domain/data-rights/customer-data';
import { ORDERS_PER_PAGE } from '@manifold/domain/my-orders/contract';
import { Injectable } from '@nestjs/common';
import { type CustomerVisit, Profiles } from '../account/index.js';
import { Carts } from '../cart/index.js';
import { OrderHistory, type StoredOrder } from '../my-orders/index.js';
import { NewsletterRecords } from '../newsletter/index.js';
import { OwnReviews } from '../reviews/index.js';
import type { Person } from './personal-records.repository.js';

/** Reads a customer's data from the modules that show it to them. */
@Injectable()
export class CustomerSources {
  constructor(
    private readonly profiles: Profiles,
    private readonly carts: Carts,
    private readonly history: OrderHistory,
    private readonly ownReviews: OwnReviews,
    private readonly subscriptions: NewsletterRecords,
  ) {}

  /** Returns profile and address book; null for a guest. */
  profile(visit: CustomerVisit): Promise<Customer | null> {
    return this.profiles.me(visit);
  }

  cart(visit: CustomerVisit): Promise<Cart | null> {
    return this.carts.active(visit);
  }

  /** Returns all orders with deliveries, returns and documents, newest first. */
  async orders(visit: CustomerVisit): Promise<StoredOrder[]> {
    const found: StoredOrder[] = [];
    for (let offset = 0; ; offset += ORDERS_PER_PAGE) {
      const { results, total } = await this.history.page(visit, { offset });
      // A page at a time, so that a customer with many orders does not use up the connections of the backend.
      const page = await Promise.all(results.map(({ id }) => this.history.storedOrder(visit, id)));
      found.push(...page.filter((order) => order !== undefined));
      if (results.length === 0 || offset + ORDERS_PER_PAGE >= total) return found;
    }
  }

  reviews(visit: CustomerVisit): Promise<CustomerData['reviews']> {
    return this.ownReviews.copy(visit);
  }

  newsletters(person: Person): Promise<CustomerData['newsletters']> {
    return this.subscriptions.listOf(person);
  }
}

import type { Cart, Customer, Review } from '@commercetools/platform-sdk';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { BackendFailure, withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { CustomerErasure } from '../ports/customer-erasure.js';

const PAGE = 100;
/** More pages than a customer has: a query that still shows deleted rows must not be repeated for ever. */
const MAX_PAGES = 50;

/** A row at the version at which it is deleted. */
type Versioned = Pick<Customer, 'id' | 'version'>;

/** Deletes customers, reviews and carts over REST. `dataErasure` also deletes data that the API does not show. */
@Injectable()
export class CommercetoolsCustomerErasure extends CustomerErasure {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async eraseCustomer(storeKey: string, customerId: string): Promise<void> {
    const customer = await unlessMissing(() =>
      this.client.rest<Customer>('GET /in-store/customers/id', 'read', (project) =>
        project.inStoreKeyWithStoreKeyValue({ storeKey }).customers().withId({ ID: customerId }).get(),
      ),
    );
    if (!customer) return;
    const queryArgs = { version: customer.version, dataErasure: true };
    await unlessMissing(() =>
      this.client.rest<Customer>('DELETE /in-store/customers/id', 'write', (project) =>
        project.inStoreKeyWithStoreKeyValue({ storeKey }).customers().withId({ ID: customerId }).delete({ queryArgs }),
      ),
    );
  }

  async eraseReviews(storeKey: string, customerId: string): Promise<void> {
    const queryArgs = {
      where: 'customer(id = :customer) and custom(fields(store = :store))',
      'var.customer': customerId,
      'var.store': storeKey,
      limit: PAGE,
    };
    const page = () =>
      this.client.rest<{ readonly results: Review[] }>('GET /reviews', 'read', (project) =>
        project.reviews().get({ queryArgs }),
      );
    await eraseAll(page, ({ id, version }) =>
      this.client.rest<Review>('DELETE /reviews/id', 'write', (project) =>
        project
          .reviews()
          .withId({ ID: id })
          .delete({ queryArgs: { version, dataErasure: true } }),
      ),
    );
  }

  async eraseCarts(storeKey: string, customerId: string): Promise<{ readonly isCartFrozen: boolean }> {
    const carts = (state: string, limit: number) => {
      const where = `customerId = :customer and cartState in (${state})`;
      const queryArgs = { where, 'var.customer': customerId, limit };
      return this.client.rest<{ readonly results: Cart[] }>('GET /in-store/carts', 'read', (project) =>
        project.inStoreKeyWithStoreKeyValue({ storeKey }).carts().get({ queryArgs }),
      );
    };
    await eraseAll(
      () => carts('"Active", "Merged"', PAGE),
      ({ id, version }) =>
        this.client.rest<Cart>('DELETE /in-store/carts/id', 'write', (project) =>
          project
            .inStoreKeyWithStoreKeyValue({ storeKey })
            .carts()
            .withId({ ID: id })
            .delete({ queryArgs: { version, dataErasure: true } }),
        ),
    );
    const { results } = await withShopErrors(() => carts('"Frozen"', 1));
    return { isCartFrozen: results.length > 0 };
  }
}

/**
 * Deletes all rows of a query. A row that changed meanwhile fails with `conflict`, and too many rows with `backend-unavailable`; the
 * caller repeats the work.
 */
async function eraseAll(
  query: () => Promise<{ readonly results: readonly Versioned[] }>,
  erase: (row: Versioned) => Promise<unknown>,
): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { results } = await withShopErrors(query);
    for (const row of results) await unlessMissing(() => erase(row));
    if (results.length < PAGE) return;
  }
  throw new ShopError('backend-unavailable');
}

/** Returns undefined if the backend does not have what is asked for. */
async function unlessMissing<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof BackendFailure && error.isMissing) return undefined;
    return withShopErrors(() => Promise.reject(error));
  }
}

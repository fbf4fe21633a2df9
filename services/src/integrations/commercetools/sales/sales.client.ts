import type { Sale } from '@manifold/domain/impact/sale';
import { Injectable } from '@nestjs/common';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { withShopErrors } from '../connection/backend-failure.js';
import { quoted } from '../connection/queries.js';
import { SalesBackend, type SalesPage, type SalesQuery } from '../ports/sales-backend.js';
import { TRIAL_CART_KEY } from '../trial-carts/trial-cart.client.js';
import { countCarts, countOrders, listCarts, listOrders } from './sale-documents.js';
import { cartSale, orderSale, type ListedCart, type ListedOrder } from './sale-record.js';

const PAGE = 200;

interface Listed<Row> {
  readonly inStore: { readonly list: { readonly results: readonly Row[] } };
}

/** Returns the predicate of a query. Imported orders have the import time as `createdAt`; `completedAt` is when they were placed. */
function condition(query: SalesQuery): string {
  if (query.kind === 'carts') return 'cartState = "Active" and lineItems is not empty';
  const since = quoted(query.placedSince.toISOString());
  return `createdAt >= ${since} and (completedAt is not defined or completedAt >= ${since})`;
}

/** Reads a store's carts and orders with the service client, paged by id because the platform's offset ends at 10,000. */
@Injectable()
export class CommercetoolsSales extends SalesBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async count(storeKey: string, query: SalesQuery): Promise<number> {
    const variables = { storeKey, where: condition(query), limit: 1 };
    const document = query.kind === 'carts' ? countCarts : countOrders;
    const data = await withShopErrors(() =>
      this.client.graphql<{ inStore: { list: { total: number } } }>('service', document, variables, 'bulk'),
    );
    return data.inStore.list.total;
  }

  async page(storeKey: string, query: SalesQuery, after: string | null): Promise<SalesPage> {
    const where = after === null ? condition(query) : `${condition(query)} and id > ${quoted(after)}`;
    const variables = { storeKey, where, limit: PAGE };
    if (query.kind === 'orders') return pageOf(await this.rows<ListedOrder>(listOrders, variables), orderSale);
    const carts = await this.rows<ListedCart>(listCarts, variables);
    // Trial carts belong to no shopper.
    return pageOf(carts, (cart) => (cart.key?.startsWith(TRIAL_CART_KEY) ? undefined : cartSale(cart)));
  }

  private async rows<Row>(document: GraphqlDocument, variables: object): Promise<readonly Row[]> {
    const data = await withShopErrors(() => this.client.graphql<Listed<Row>>('service', document, variables, 'bulk'));
    return data.inStore.list.results;
  }
}

function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  saleOf: (row: Row) => Sale | undefined,
): SalesPage {
  const next = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
  return { sales: rows.flatMap((row) => saleOf(row) ?? []), next };
}

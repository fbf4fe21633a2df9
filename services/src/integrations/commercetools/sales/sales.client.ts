import type { Sale } from '@manifold/domain/impact/sale';
import { Injectable } from '@nestjs/common';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { failingAsShopError } from '../connection/failing-as-shop-error.js';
import { quoted } from '../connection/quoted.js';
import { SalesBackend, type SalesPage, type SalesWalk } from '../ports/sales-backend.js';
import { TRIAL_CART_KEY } from '../trial-carts/trial-cart-key.js';
import { countCarts, countOrders, listCarts, listOrders } from './sale-documents.js';
import { cartSale, orderSale, type CartOfList, type OrderOfList } from './sale-record.js';

const PAGE = 200;

interface Listed<Row> {
  readonly inStore: { readonly list: { readonly results: readonly Row[] } };
}

/** The condition of a walk. What was imported is dated by the platform itself: when it was placed is its `completedAt`. */
function condition(walk: SalesWalk): string {
  if (walk.of === 'carts') return 'cartState = "Active" and lineItems is not empty';
  const since = quoted(walk.placedSince.toISOString());
  return `createdAt >= ${since} and (completedAt is not defined or completedAt >= ${since})`;
}

/** Carts and orders of a store by the service client, from id to id: the platform gives no page behind the 10,000th row. */
@Injectable()
export class CommercetoolsSales extends SalesBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async count(storeKey: string, walk: SalesWalk): Promise<number> {
    const variables = { storeKey, where: condition(walk), limit: 1 };
    const document = walk.of === 'carts' ? countCarts : countOrders;
    const data = await failingAsShopError(() =>
      this.client.graphql<{ inStore: { list: { total: number } } }>('service', document, variables, 'bulk'),
    );
    return data.inStore.list.total;
  }

  async page(storeKey: string, walk: SalesWalk, after: string | null): Promise<SalesPage> {
    const where = after === null ? condition(walk) : `${condition(walk)} and id > ${quoted(after)}`;
    const variables = { storeKey, where, limit: PAGE };
    if (walk.of === 'orders') return paged(await this.rows<OrderOfList>(listOrders, variables), orderSale);
    const carts = await this.rows<CartOfList>(listCarts, variables);
    // Carts of our own trials are nobody's.
    return paged(carts, (cart) => (cart.key?.startsWith(TRIAL_CART_KEY) ? undefined : cartSale(cart)));
  }

  private async rows<Row>(document: GraphqlDocument, variables: object): Promise<readonly Row[]> {
    const data = await failingAsShopError(() =>
      this.client.graphql<Listed<Row>>('service', document, variables, 'bulk'),
    );
    return data.inStore.list.results;
  }
}

function paged<Row extends { readonly id: string }>(
  rows: readonly Row[],
  saleOf: (row: Row) => Sale | undefined,
): SalesPage {
  const next = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
  return { sales: rows.flatMap((row) => saleOf(row) ?? []), next };
}

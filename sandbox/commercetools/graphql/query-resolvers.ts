import type { GraphQLResolveInfo } from 'graphql';
import { activeCart, findCart } from '../carts/cart-operations.js';
import { methodsForCartId, methodsForPlace } from '../carts/shipping-choices.js';
import type { StoredProduct } from '../storage/stored-product.js';
import { invalidInput } from '../errors/platform-error.js';
import { allows, requireScope } from '../oauth/scopes.js';
import { findOrder } from '../orders/order-operations.js';
import { findPayment } from '../payments/payment-operations.js';
import { visibleRows } from '../work/audience.js';
import {
  cartDiscounts,
  carts,
  categories,
  inventoryEntries,
  orders,
  payments,
  productDiscounts,
  products,
  reviews,
  shippingMethods,
  stores,
} from '../families/families.js';
import type { Audience, Work } from '../work/work.js';
import type { Family, Resource } from '../storage/family.js';
import type { PageQuery, Restriction } from '../storage/query.js';
import { byId, type Identifier } from '../storage/repository.js';
import type { GraphqlContext } from './graphql-context.js';
import { listField, type ListArguments } from './list-field.js';
import { leavesOut, outlinedAttributes } from './product-outline.js';

interface IdOrKey {
  readonly id?: string | null;
  readonly key?: string | null;
}

export function identified({ id, key }: IdOrKey): Identifier {
  if (id) return byId(id);
  if (key) return { column: 'key', value: key };
  throw invalidInput('An id or a key is required.');
}

const CATALOGUE = ['view_published_products'];
const CATEGORIES = ['view_categories'];
const SHIPPING = ['view_shipping_methods', 'view_orders'];

/** A pair of fields, one resource and a list of them, of a family that is the same for everybody. */
function catalogueFields<T extends Resource>(family: Family<T>, scopes: readonly string[]) {
  return {
    one: (_root: unknown, args: IdOrKey, { work }: GraphqlContext) => {
      requireScope(work.access, scopes);
      const { column, value } = identified(args);
      return work.find(family, column === 'id' ? 'id' : 'key', value);
    },
    list: (_root: unknown, args: ListArguments, { work }: GraphqlContext) => {
      requireScope(work.access, scopes);
      return listField(work, family, args);
    },
  };
}

const isPublished: Restriction = { sql: () => 'published' };

// Who may not see unpublished products does not get to know that there are any.
const visibleProducts = (work: Work): Restriction[] => (allows(work.access, ['view_products']) ? [] : [isPublished]);

const withSkus = (skus: readonly string[]): Restriction => ({
  sql: (parameters) => `id IN (SELECT product_id FROM product_skus WHERE sku = ANY(${parameters.bind([...skus])}))`,
});

async function oneProduct(
  _root: unknown,
  args: IdOrKey & { readonly sku?: string | null },
  { work }: GraphqlContext,
): Promise<StoredProduct | undefined> {
  requireScope(work.access, CATALOGUE);
  if (!args.sku) {
    const found = await work.rows(products).find(identified(args));
    return found?.masterData.published || allows(work.access, ['view_products']) ? found : undefined;
  }
  const { results } = (await listField(work, products, {
    limit: 1,
    restrictions: [...visibleProducts(work), withSkus([args.sku])],
  })) as {
    results: StoredProduct[];
  };
  return results[0];
}

/** A page of products, as outlines where nothing is asked for that those leave out: a body is five times as long. */
function productList(
  _root: unknown,
  args: ListArguments & { readonly skus?: readonly string[] | null },
  { work }: GraphqlContext,
  info: GraphQLResolveInfo,
): Promise<object> {
  requireScope(work.access, CATALOGUE);
  const restrictions = [...visibleProducts(work), ...(args.skus ? [withSkus(args.skus)] : [])];
  const names = outlinedAttributes(info);
  const { products: shelves } = work.backend;
  const read = async (query: PageQuery<StoredProduct>): Promise<readonly StoredProduct[]> => {
    const outlines = names && (await shelves.outlines.page(query, work.db));
    return outlines && !outlines.some((outline) => leavesOut(outline, names))
      ? outlines
      : shelves.bodies.page(query, work.db);
  };
  return listField(work, products, { ...args, restrictions, read });
}

/** The fields about carts and orders that `Query`, `InStore`, `Me` and `InStoreMe` share. */
interface OwnedSource {
  readonly audience?: Audience;
}

const audienceOf = (source: OwnedSource | undefined): Audience => source?.audience ?? { mine: false };

/** The request as the field sees it: in its store, on the shopper's own behalf, and with the right to be there. */
function enter(source: OwnedSource | undefined, { work }: GraphqlContext): Work {
  const audience = audienceOf(source);
  requireScope(work.access, audience.mine ? ['manage_my_orders'] : ['view_orders'], audience.storeKey);
  return work.for(audience);
}

const ownedFields = {
  cart: (source: OwnedSource | undefined, { id }: { id: string }, context: GraphqlContext) =>
    findCart(enter(source, context), byId(id)),
  carts: (source: OwnedSource | undefined, args: ListArguments, context: GraphqlContext) => {
    const work = enter(source, context);
    return listField(work, carts, { ...args, restrictions: visibleRows(work) });
  },
  order: (
    source: OwnedSource | undefined,
    { id, orderNumber }: { id?: string | null; orderNumber?: string | null },
    context: GraphqlContext,
  ) =>
    findOrder(
      enter(source, context),
      orderNumber ? { column: 'order_number', value: orderNumber } : identified({ id }),
    ),
  orders: (source: OwnedSource | undefined, args: ListArguments, context: GraphqlContext) => {
    const work = enter(source, context);
    return listField(work, orders, { ...args, restrictions: visibleRows(work) });
  },
};

const myFields = {
  ...ownedFields,
  activeCart: (source: OwnedSource, _args: object, context: GraphqlContext) => activeCart(enter(source, context)),
};

/** The cart's methods: for whoever may see all carts, and for the shopper whose cart it is. */
function methodsByCart(source: OwnedSource | undefined, { id }: { id: string }, { work }: GraphqlContext) {
  const { storeKey } = audienceOf(source);
  const mine = !allows(work.access, ['view_orders'], storeKey);
  if (mine) requireScope(work.access, SHIPPING, storeKey);
  return methodsForCartId(work.for({ mine, storeKey }), id);
}

const category = catalogueFields(categories, CATEGORIES);
const inventory = catalogueFields(inventoryEntries, ['view_products']);
const store = catalogueFields(stores, ['view_stores']);
const shippingMethod = catalogueFields(shippingMethods, SHIPPING);
const review = catalogueFields(reviews, ['view_reviews']);
const productDiscount = catalogueFields(productDiscounts, ['view_products']);
const cartDiscount = catalogueFields(cartDiscounts, ['view_cart_discounts', 'view_orders']);

export const queryResolvers = {
  Query: {
    product: oneProduct,
    products: productList,
    category: category.one,
    categories: category.list,
    inventoryEntry: inventory.one,
    inventoryEntries: inventory.list,
    store: store.one,
    stores: store.list,
    shippingMethod: shippingMethod.one,
    shippingMethods: shippingMethod.list,
    review: review.one,
    reviews: review.list,
    productDiscount: productDiscount.one,
    productDiscounts: productDiscount.list,
    cartDiscount: cartDiscount.one,
    cartDiscounts: cartDiscount.list,
    shippingMethodsByCart: methodsByCart,
    shippingMethodsByLocation: (
      _root: unknown,
      { country, state, currency }: { country: string; state?: string | null; currency?: string | null },
      { work }: GraphqlContext,
    ) => {
      requireScope(work.access, SHIPPING);
      return methodsForPlace(work, { country, state: state ?? undefined, currency: currency ?? undefined });
    },
    ...ownedFields,
    payment: (_root: unknown, args: IdOrKey, { work }: GraphqlContext) => {
      requireScope(work.access, ['view_payments']);
      return findPayment(work, identified(args));
    },
    me: () => ({ audience: { mine: true } }),
    inStore: (_root: unknown, { key }: { key: string }) => ({ audience: { mine: false, storeKey: key } }),
  },
  InStore: {
    ...ownedFields,
    shippingMethodsByCart: methodsByCart,
    me: ({ audience }: { audience: Audience }) => ({ audience: { ...audience, mine: true } }),
  },
  InStoreMe: myFields,
  Me: {
    ...myFields,
    payment: (_me: unknown, { id }: { id: string }, { work }: GraphqlContext) => {
      requireScope(work.access, ['manage_my_payments']);
      return findPayment(work.for({ mine: true }), byId(id));
    },
    payments: (_me: unknown, args: ListArguments, { work }: GraphqlContext) => {
      requireScope(work.access, ['manage_my_payments']);
      return listField(work, payments, { ...args, restrictions: visibleRows(work.for({ mine: true })) });
    },
  },
};

import { activeCart, findCart } from '../carts/cart-operations.js';
import { methodsForCartId, methodsForPlace } from '../carts/shipping-choices.js';
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
  reviews,
  shippingMethods,
  stores,
} from '../families/families.js';
import type { Audience, Work } from '../work/work.js';
import type { Family, Resource } from '../storage/family.js';
import type { PageQuery } from '../storage/query.js';
import { byId } from '../storage/repository.js';
import type { GraphqlContext } from './graphql-context.js';
import { listField, type ListArguments } from './list-field.js';
import { identifierFrom, oneProduct, productList, type IdOrKey } from './product-queries.js';

const CATEGORIES = ['view_categories'];
const SHIPPING = ['view_shipping_methods', 'view_orders'];

/** Returns the fields for one resource and for a list, of a family without owners. */
function catalogueFields<T extends Resource>(
  family: Family<T>,
  scopes: readonly string[],
  /** Reads a page; by default from the database. */
  page: (work: Work, query: PageQuery<T>) => Promise<readonly T[]> = (work, query) => query.results(work.db),
) {
  return {
    one: (_root: unknown, args: IdOrKey, { work }: GraphqlContext) => {
      requireScope(work.access, scopes);
      const { column, value } = identifierFrom(args);
      return work.find(family, column === 'id' ? 'id' : 'key', value);
    },
    list: (_root: unknown, args: ListArguments, { work }: GraphqlContext) => {
      requireScope(work.access, scopes);
      return listField(work, family, { ...args, read: (query) => page(work, query) });
    },
  };
}

/** The source of the cart and order fields that `Query`, `InStore`, `Me` and `InStoreMe` share. */
interface OwnedSource {
  readonly audience?: Audience;
}

const audienceOf = (source: OwnedSource | undefined): Audience => source?.audience ?? { mine: false };

/** Returns the request for the field's audience. Throws 403 without the scope. */
function enter(source: OwnedSource | undefined, { work }: GraphqlContext): Work {
  const audience = audienceOf(source);
  requireScope(work.access, audience.mine ? ['manage_my_orders'] : ['view_orders'], audience.storeKey);
  return work.forAudience(audience);
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
      orderNumber ? { column: 'order_number', value: orderNumber } : identifierFrom({ id }),
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

/** Returns the shipping methods of a cart, for clients that may view all carts and for the cart's owner. */
function methodsByCart(source: OwnedSource | undefined, { id }: { id: string }, { work }: GraphqlContext) {
  const { storeKey } = audienceOf(source);
  const mine = !allows(work.access, ['view_orders'], storeKey);
  if (mine) requireScope(work.access, SHIPPING, storeKey);
  return methodsForCartId(work.forAudience({ mine, storeKey }), id);
}

const category = catalogueFields(categories, CATEGORIES);
const inventory = catalogueFields(inventoryEntries, ['view_products']);
const store = catalogueFields(stores, ['view_stores']);
const shippingMethod = catalogueFields(shippingMethods, SHIPPING);
const review = catalogueFields(reviews, ['view_reviews'], (work, query) => work.backend.reviews.page(query, work.db));
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
      return findPayment(work, identifierFrom(args));
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
      return findPayment(work.forAudience({ mine: true }), byId(id));
    },
    payments: (_me: unknown, args: ListArguments, { work }: GraphqlContext) => {
      requireScope(work.access, ['manage_my_payments']);
      return listField(work, payments, { ...args, restrictions: visibleRows(work.forAudience({ mine: true })) });
    },
  },
};

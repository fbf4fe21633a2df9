import { activeCart, findCart } from '../carts/cart-operations.js';
import { methodsForCartId, methodsForPlace } from '../carts/shipping-choices.js';
import { invalidInput } from '../http/platform-error.js';
import { allows, requireScope } from '../oauth/scopes.js';
import { findOrder } from '../orders/order-operations.js';
import { findPayment } from '../payments/payment-operations.js';
import { restrictionsFor } from '../resources/audience.js';
import {
  cartDiscounts,
  carts,
  categories,
  inventoryEntries,
  orders,
  payments,
  products,
  shippingMethods,
  stores,
} from '../resources/families.js';
import { byId } from '../storage/repository.js';
import { listField } from './list-field.js';
export function identified({ id, key }) {
  if (id) return byId(id);
  if (key) return { column: 'key', value: key };
  throw invalidInput('An id or a key is required.');
}
const CATALOGUE = ['view_published_products'];
const CATEGORIES = ['view_categories'];
const SHIPPING = ['view_shipping_methods', 'view_orders'];
/** A pair of fields, one resource and a list of them, of a family that is the same for everybody. */
function catalogueFields(family, scopes) {
  return {
    one: (_root, args, { work }) => {
      requireScope(work.access, scopes);
      const { column, value } = identified(args);
      return work.find(family, column === 'id' ? 'id' : 'key', value);
    },
    list: (_root, args, { work }) => {
      requireScope(work.access, scopes);
      return listField(work, family, args);
    },
  };
}
const isPublished = { sql: () => "(body #> '{masterData,published}') = 'true'" };
// Who may not see unpublished products does not get to know that there are any.
const visibleProducts = (work) => (allows(work.access, ['view_products']) ? [] : [isPublished]);
const withSkus = (skus) => ({
  sql: (parameters) => `id IN (SELECT product_id FROM product_skus WHERE sku = ANY(${parameters.bind([...skus])}))`,
});
async function oneProduct(_root, args, { work }) {
  requireScope(work.access, CATALOGUE);
  if (!args.sku) {
    const found = await work.rows(products).find(identified(args));
    return found?.masterData.published || allows(work.access, ['view_products']) ? found : undefined;
  }
  const { results } = await listField(work, products, { limit: 1 }, [...visibleProducts(work), withSkus([args.sku])]);
  return results[0];
}
const audienceOf = (source) => source?.audience ?? { mine: false };
function enter(source, work) {
  const audience = audienceOf(source);
  requireScope(work.access, audience.mine ? ['manage_my_orders'] : ['view_orders'], audience.storeKey);
  return audience;
}
const ownedFields = {
  cart: (source, { id }, { work }) => findCart(work, enter(source, work), byId(id)),
  carts: (source, args, { work }) => listField(work, carts, args, restrictionsFor(enter(source, work), work)),
  order: (source, { id, orderNumber }, { work }) =>
    findOrder(
      work,
      enter(source, work),
      orderNumber ? { column: 'order_number', value: orderNumber } : identified({ id }),
    ),
  orders: (source, args, { work }) => listField(work, orders, args, restrictionsFor(enter(source, work), work)),
};
const myFields = {
  ...ownedFields,
  activeCart: (source, _args, { work }) => {
    const { storeKey } = enter(source, work);
    return activeCart(work, storeKey);
  },
};
/** The cart's methods: for whoever may see all carts, and for the shopper whose cart it is. */
function methodsByCart(source, { id }, { work }) {
  const { storeKey } = audienceOf(source);
  if (allows(work.access, ['view_orders'], storeKey)) return methodsForCartId(work, { mine: false, storeKey }, id);
  requireScope(work.access, SHIPPING, storeKey);
  return methodsForCartId(work, { mine: true, storeKey }, id);
}
const category = catalogueFields(categories, CATEGORIES);
const inventory = catalogueFields(inventoryEntries, ['view_products']);
const store = catalogueFields(stores, ['view_stores']);
const shippingMethod = catalogueFields(shippingMethods, SHIPPING);
const cartDiscount = catalogueFields(cartDiscounts, ['view_cart_discounts', 'view_orders']);
export const queryResolvers = {
  Query: {
    product: oneProduct,
    products: (_root, args, { work }) => {
      requireScope(work.access, CATALOGUE);
      return listField(work, products, args, [...visibleProducts(work), ...(args.skus ? [withSkus(args.skus)] : [])]);
    },
    category: category.one,
    categories: category.list,
    inventoryEntry: inventory.one,
    inventoryEntries: inventory.list,
    store: store.one,
    stores: store.list,
    shippingMethod: shippingMethod.one,
    shippingMethods: shippingMethod.list,
    cartDiscount: cartDiscount.one,
    cartDiscounts: cartDiscount.list,
    shippingMethodsByCart: methodsByCart,
    shippingMethodsByLocation: (_root, { country, state, currency }, { work }) => {
      requireScope(work.access, SHIPPING);
      return methodsForPlace(work, { country, state: state ?? undefined, currency: currency ?? undefined });
    },
    ...ownedFields,
    payment: (_root, args, { work }) => {
      requireScope(work.access, ['view_payments']);
      return findPayment(work, { mine: false }, identified(args));
    },
    me: () => ({ audience: { mine: true } }),
    inStore: (_root, { key }) => ({ audience: { mine: false, storeKey: key } }),
  },
  InStore: {
    ...ownedFields,
    shippingMethodsByCart: methodsByCart,
    me: ({ audience }) => ({ audience: { ...audience, mine: true } }),
  },
  InStoreMe: myFields,
  Me: {
    ...myFields,
    payment: (_me, { id }, { work }) => {
      requireScope(work.access, ['manage_my_payments']);
      return findPayment(work, { mine: true }, byId(id));
    },
    payments: (_me, args, { work }) => {
      requireScope(work.access, ['manage_my_payments']);
      return listField(work, payments, args, restrictionsFor({ mine: true }, work));
    },
  },
};
//# sourceMappingURL=query-resolvers.js.map

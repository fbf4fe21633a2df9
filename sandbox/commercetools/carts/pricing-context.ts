import type { Cart, DiscountCode } from '@commercetools/platform-sdk';
import { pricedProduct } from '../catalogue/priced-product.js';
import type { StoredProduct } from '../storage/stored-product.js';
import { isForStore } from '../pricing/discount-code-state.js';
import type { DiscountCodeUses, PredicateCustomer, PricedProduct, PricingContext } from '../pricing/types.js';
import {
  cartDiscounts,
  customerGroups,
  customers,
  discountCodes,
  productDiscounts,
  products,
  shippingMethods,
  taxCategories,
  zones,
} from '../families/families.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';

/** Returns whether a rule may use attributes: product outlines lack the long ones. */
const asksForAttributes = (rules: readonly object[]): boolean => JSON.stringify(rules).includes('attributes');

async function productsOf(work: Work, cart: Cart, column: 'body' | 'outline'): Promise<Map<string, PricedProduct>> {
  if (cart.lineItems.length === 0) return new Map();
  const { rows } = await work.db.query<{ body: StoredProduct }>(
    `SELECT ${column} AS body FROM ${products.table} WHERE id = ANY($1)`,
    [[...new Set(cart.lineItems.map(({ productId }) => productId))]],
  );
  const found = rows.map(({ body }) => body);
  // Lines of an unpublished product keep their last price.
  const published = found.filter(({ masterData }) => masterData.published);
  const priced = await Promise.all(published.map((product) => pricedProduct(work, product)));
  return new Map(priced.map((product) => [product.id, product]));
}

const asksForCustomer = (predicates: readonly (string | undefined)[]): boolean =>
  predicates.some((predicate) => predicate?.includes('customer.'));

/** Returns the cart's customer for predicates; undefined if no predicate uses it. */
async function customerOf(
  work: Work,
  cart: Cart,
  predicates: readonly (string | undefined)[],
): Promise<PredicateCustomer | undefined> {
  if (!asksForCustomer(predicates)) return undefined;
  const customer = cart.customerId === undefined ? undefined : await work.rows(customers).find(byId(cart.customerId));
  const group = cart.customerGroup && (await work.find(customerGroups, 'id', cart.customerGroup.id));
  return {
    ...customer,
    customerGroup: group && { id: group.id, key: group.key },
    custom: customer?.custom?.fields,
  };
}

/** Returns how often limited codes were used in other orders. */
export async function usesOf(
  work: Work,
  cart: Cart,
  codes: readonly DiscountCode[],
): Promise<Map<string, DiscountCodeUses>> {
  const limited = codes.filter(
    (code) => code.maxApplications !== undefined || code.maxApplicationsPerCustomer !== undefined,
  );
  const counted = limited.map(async ({ id }) => {
    const { rows } = await work.db.query<{ total: number; own: number }>(
      `SELECT count(*) AS total, count(*) FILTER (WHERE customer_id = $2) AS own FROM orders
       WHERE body -> 'discountCodes' @> $1::jsonb AND id <> $3`,
      // An order that is edited already has the code, so it is not counted.
      [JSON.stringify([{ discountCode: { id }, state: 'MatchesCart' }]), cart.customerId ?? null, cart.id],
    );
    return [id, { total: rows[0]?.total ?? 0, byCustomer: rows[0]?.own ?? 0 }] as const;
  });
  return new Map(await Promise.all(counted));
}

/** Loads the data that pricing a cart needs, from the cache if possible. */
export async function pricingContext(work: Work, cart: Cart): Promise<PricingContext> {
  const { cache } = work.backend;
  const codes = await work.rows(discountCodes).findMany(
    'id',
    cart.discountCodes.map(({ discountCode }) => discountCode.id),
  );
  const reductions = await cache.all(productDiscounts);
  const offers = (await cache.all(cartDiscounts)).filter((discount) => isForStore(discount, cart.store?.key));
  const methods = await cache.all(shippingMethods);
  const column = asksForAttributes([...reductions, ...offers, ...codes]) ? 'body' : 'outline';
  return {
    now: work.now,
    products: await productsOf(work, cart, column),
    productDiscounts: reductions,
    cartDiscounts: offers,
    discountCodes: codes,
    shippingMethods: methods,
    zones: await cache.all(zones),
    taxCategories: await cache.all(taxCategories),
    discountCodeUses: await usesOf(work, cart, codes),
    customer: await customerOf(work, cart, [
      ...[...offers, ...codes].map(({ cartPredicate }) => cartPredicate),
      ...methods.map(({ predicate }) => predicate),
    ]),
  };
}

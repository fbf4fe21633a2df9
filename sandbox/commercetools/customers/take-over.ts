import type { Cart, Order, Payment, ShoppingList } from '@commercetools/platform-sdk';
import { cartActions } from '../carts/cart-actions.js';
import { withCurrentGroup } from '../carts/cart-owner.js';
import { mergedCart, repricedWhatIsSold, type SignInMode } from '../carts/merge-carts.js';
import { carts, orders, payments, shoppingLists } from '../families/families.js';
import { applyActions } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import type { Family, Resource } from '../storage/family.js';

/** The anonymous visitor who signs in as a customer. */
export interface TakeOver {
  readonly customerId: string;
  /** The visitor whose carts, orders and payments become the customer's; undefined without a visitor. */
  readonly anonymousId?: string;
  readonly anonymousCartId?: string;
  readonly mode: SignInMode;
  readonly updateProductData: boolean;
}

interface AnonymousOwner {
  readonly anonymousId?: string;
}

/** Returns rows by a column, last modified first, locked until the transaction ends; only of the request's store if it has one. */
async function lockedRows<T extends Resource>(
  work: Work,
  family: Family<T>,
  by: { readonly column: string; readonly value: string; readonly anyStore?: boolean },
): Promise<T[]> {
  const inStore = by.anyStore ? '' : 'AND ($2::text IS NULL OR store_key = $2)';
  const { rows } = await work.db.query<{ body: T }>(
    `SELECT body FROM ${family.table} WHERE ${by.column} = $1 ${inStore} ORDER BY modified_at DESC FOR UPDATE`,
    by.anyStore ? [by.value] : [by.value, work.audience.storeKey ?? null],
  );
  return rows.map(({ body }) => body);
}

/** Returns the body without its anonymous id: an old anonymous token must not give access to a customer's resources. */
function withoutVisitor<T extends AnonymousOwner>({ anonymousId: _visitor, ...body }: T): Omit<T, 'anonymousId'> {
  return body;
}

async function assignOrdersAndLists(work: Work, { anonymousId, customerId }: TakeOver): Promise<void> {
  if (anonymousId === undefined) return;
  for (const order of await lockedRows<Order>(work, orders, { column: 'anonymous_id', value: anonymousId }))
    await work.save<Order>(orders, order, { ...withoutVisitor(order), customerId });
  const found = await lockedRows<Payment>(work, payments, {
    column: 'anonymous_id',
    value: anonymousId,
    anyStore: true,
  });
  for (const payment of found)
    await work.save<Payment>(payments, payment, {
      ...withoutVisitor(payment),
      customer: { typeId: 'customer', id: customerId },
    });
  const lists = await lockedRows<ShoppingList>(work, shoppingLists, { column: 'anonymous_id', value: anonymousId });
  for (const list of lists)
    await work.save<ShoppingList>(shoppingLists, list, {
      ...withoutVisitor(list),
      customer: { typeId: 'customer', id: customerId },
    });
}

async function anonymousCarts(work: Work, { anonymousId, anonymousCartId }: TakeOver): Promise<Cart[]> {
  const byId =
    anonymousCartId === undefined ? [] : await lockedRows<Cart>(work, carts, { column: 'id', value: anonymousCartId });
  const byAnonymousId =
    anonymousId === undefined
      ? []
      : await lockedRows<Cart>(work, carts, { column: 'anonymous_id', value: anonymousId });
  const unowned = byId.filter(({ customerId }) => customerId === undefined);
  return [...unowned, ...byAnonymousId.filter(({ id }) => id !== anonymousCartId)];
}

async function recalculated(work: Work, cart: Cart, { updateProductData }: TakeOver): Promise<Cart> {
  const actions = [{ action: 'recalculate', updateProductData }];
  const update = { version: cart.version, actions };
  const own = await withCurrentGroup(work, cart);
  return repricedWhatIsSold(work, await applyActions({ actions: cartActions }, own, { update, work }));
}

/**
 * Assigns a visitor's carts, orders, payments and shopping lists to the customer. An active cart becomes the customer's, or
 * its lines are merged into the customer's own active cart. Returns the active cart, recalculated.
 */
export async function takeOver(work: Work, wanted: TakeOver): Promise<Cart | undefined> {
  const { customerId, mode } = wanted;
  await assignOrdersAndLists(work, wanted);
  const mine = await lockedRows<Cart>(work, carts, { column: 'customer_id', value: customerId });
  const own = mine.find(({ cartState }) => cartState === 'Active');
  const visitors = await anonymousCarts(work, wanted);
  const anonymous = visitors.find(({ cartState }) => cartState === 'Active');
  // Carts with different currencies cannot be merged.
  const merges =
    mode === 'MergeWithExistingCustomerCart' &&
    own?.totalPrice.currencyCode === anonymous?.totalPrice.currencyCode &&
    own !== undefined &&
    anonymous !== undefined;
  for (const cart of visitors) {
    const cartState = merges && cart === anonymous ? ('Merged' as const) : cart.cartState;
    const next = await withCurrentGroup(work, { ...withoutVisitor(cart), customerId, cartState });
    if (cart !== anonymous || merges) await work.save<Cart>(carts, cart, next);
  }
  if (merges) return work.save<Cart>(carts, own, await recalculated(work, mergedCart(work, own, anonymous), wanted));
  if (anonymous !== undefined)
    return work.save<Cart>(
      carts,
      anonymous,
      await recalculated(work, { ...withoutVisitor(anonymous), customerId }, wanted),
    );
  return own && work.save<Cart>(carts, own, await recalculated(work, own, wanted));
}

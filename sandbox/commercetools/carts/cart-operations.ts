import type { Cart } from '@commercetools/platform-sdk';
import { requireMayMove } from '../associates/bought-for.js';
import { UPDATE_CARTS } from '../associates/permissions.js';
import { extendedTransaction, type Extendable } from '../extensions/extended-change.js';
import { invalidOperation } from '../errors/platform-error.js';
import { isVisible, ownerOf } from '../work/audience.js';
import { carts } from '../families/families.js';
import { applyActions, parseUpdate, type UpdateBody } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import type { Identifier } from '../storage/repository.js';
import { ALLOWED_WHEN_FROZEN, cartActions, myCartActions } from './cart-actions.js';
import { cartFromDraft } from './cart-draft.js';
import { repriced } from './reprice.js';

/** Returns a cart of this audience; undefined for other owners' and other stores' carts. */
export async function findCart(work: Work, identifier: Identifier): Promise<Cart | undefined> {
  const cart = await work.rows(carts).find(identifier);
  return cart !== undefined && isVisible(work)(cart) ? cart : undefined;
}

/** Returns the token owner's active cart that was modified last. */
export const activeCart = (work: Work): Promise<Cart | undefined> => activeCartOf(work, ownerOf(work));

/** Returns the active cart of a customer or an anonymous session that was modified last. */
export async function activeCartOf(
  work: Work,
  { anonymousId, customerId }: { readonly anonymousId?: string; readonly customerId?: string },
): Promise<Cart | undefined> {
  const { rows } = await work.db.query<{ body: Cart }>(
    `SELECT body FROM carts
     WHERE ${customerId === undefined ? 'anonymous_id' : 'customer_id'} = $1 AND cart_state = 'Active'
       AND ($2::text IS NULL OR store_key = $2)
     ORDER BY modified_at DESC LIMIT 1`,
    [customerId ?? anonymousId ?? '', work.audience.storeKey ?? null],
  );
  return rows[0]?.body;
}

const repricedUnlessFrozen = async (work: Work, cart: Cart): Promise<Cart> =>
  cart.cartState === 'Frozen' ? cart : repriced(work, cart);

/** How extensions may change a cart. */
export const extendableCart: Extendable<Cart> = {
  family: carts,
  actions: cartActions,
  settle: repricedUnlessFrozen,
};

export const createCart = (work: Work, draft: unknown): Promise<Cart> =>
  extendedTransaction(work, { ...extendableCart, action: 'Create' }, async (inner) =>
    inner.insert(carts, await repriced(inner, await cartFromDraft(inner, draft))),
  );

function requireChangeable(cart: Cart, update: UpdateBody): void {
  if (cart.cartState === 'Ordered' || cart.cartState === 'Merged')
    throw invalidOperation(`The cart '${cart.id}' is ${cart.cartState} and cannot be changed any more.`);
  const refused = update.actions.find(({ action }) => !ALLOWED_WHEN_FROZEN.has(action));
  if (cart.cartState === 'Frozen' && refused !== undefined)
    throw invalidOperation(`The cart '${cart.id}' is frozen; '${refused.action}' is not possible.`);
}

/** Updates a cart in one transaction: row lock, version check, all actions in order, one recalculation, save. */
export const updateCart = (work: Work, identifier: Identifier, raw: unknown): Promise<Cart> =>
  extendedTransaction(work, { ...extendableCart, action: 'Update' }, async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(carts).lock(identifier, update.version, isVisible(inner));
    requireChangeable(before, update);
    const actions = work.audience.mine ? myCartActions : cartActions;
    const after = await applyActions({ actions }, before, { update, work: inner });
    await requireMayMove(inner, { before, after }, UPDATE_CARTS);
    const staysFrozen = before.cartState === 'Frozen' && after.cartState === 'Frozen';
    return inner.save(carts, before, staysFrozen ? after : await repriced(inner, after));
  });

export const deleteCart = (work: Work, identifier: Identifier, version: number): Promise<Cart> =>
  work.transaction(async (inner) => {
    const cart = await inner.rows(carts).lock(identifier, version, isVisible(inner));
    await inner.remove(carts, cart);
    return cart;
  });

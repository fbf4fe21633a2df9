import type { Cart } from '@commercetools/platform-sdk';
import { usesOf } from '../carts/pricing-context.js';
import { PlatformError } from '../errors/platform-error.js';
import { isUsedUp } from '../pricing/discount-code-state.js';
import { discountCodes } from '../families/families.js';
import type { Work } from '../work/work.js';

/**
 * Throws DiscountCodeNonApplicable if a discount code has no use left. The state in the cart may be old, because a frozen
 * cart is not repriced. Limited codes stay locked until the order is inserted, so that concurrent orders count each other.
 */
export async function requireUsesLeft(work: Work, cart: Cart): Promise<void> {
  const applied = cart.discountCodes.filter(({ state }) => state === 'MatchesCart');
  if (applied.length === 0) return;
  const ids = applied.map(({ discountCode }) => discountCode.id);
  const limited = (await work.rows(discountCodes).findMany('id', ids)).filter(
    ({ maxApplications, maxApplicationsPerCustomer }) => (maxApplications ?? maxApplicationsPerCustomer) !== undefined,
  );
  if (limited.length === 0) return;
  await work.db.query(`SELECT id FROM ${discountCodes.table} WHERE id = ANY($1) ORDER BY id FOR UPDATE`, [
    limited.map(({ id }) => id),
  ]);
  const uses = await usesOf(work, cart, limited);
  const usedUp = limited.find((code) => isUsedUp(code, cart.customerId, uses));
  if (usedUp === undefined) return;
  throw new PlatformError(400, {
    code: 'DiscountCodeNonApplicable',
    message: `The discount code '${usedUp.id}' cannot be applied to the cart.`,
    discountCodeId: usedUp.id,
    reason: 'MaxApplicationReached',
  });
}

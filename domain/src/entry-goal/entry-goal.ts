/** The step of the checkout that guests reach without signing in, too. */
export const CHECKOUT_GOAL = '/checkout/addresses';

/** Pages of the account to which a sign-in leads, and the reviews with the product to review. */
export type AccountGoal =
  | '/my-account/my-profile'
  | '/my-account/my-orders'
  | '/my-account/shipping-details'
  | '/my-account/billing-details'
  | '/my-account/my-newsletter'
  | '/my-account/loyalty-card'
  | '/my-account/my-reviews'
  | `/my-account/my-reviews?sku=${string}`;

/** A page that the parameter `to` of the entry pages can name. */
export type NamedGoal = typeof CHECKOUT_GOAL | AccountGoal;

/** The page that a customer continues to after signing in, without language prefix. */
export type EntryGoal = '/' | NamedGoal;

/**
 * Matches the goals as they are written, and nothing else: no other host, no other encoding, no other parameter. The SKU has the
 * format of the catalogue's `skuSchema`.
 */
export const NAMED_GOAL =
  /^\/(?:checkout\/addresses|my-account\/(?:my-profile|my-orders|shipping-details|billing-details|my-newsletter|loyalty-card|my-reviews(?:\?sku=[A-Z0-9-]{3,40})?))$/;

/** Returns whether a value names a page to which a sign-in may lead. */
export function isNamedGoal(value: unknown): value is NamedGoal {
  return typeof value === 'string' && NAMED_GOAL.test(value);
}

/**
 * Returns the path and query of a link in a mail that leads to a page of the account, also on a device where its reader is not
 * signed in. Who is signed in gets to the page at once.
 */
export const mailedPath = (goal: AccountGoal): string => `/login?to=${encodeURIComponent(goal)}`;

/** Returns the goal that a parameter of an address names; home if it names none. */
export function readGoal(value: unknown): EntryGoal {
  return isNamedGoal(value) ? value : '/';
}

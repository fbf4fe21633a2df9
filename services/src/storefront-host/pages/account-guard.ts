import { CHECKOUT_GOAL, readGoal } from '@manifold/domain/entry-goal/entry-goal';
import type { VisitorState } from '../ports/visitors.js';

/** Pages that only a customer may open, and pages that only a visitor needs (spec shell §2.7). */
const ACCOUNT_ONLY = /^\/my-account(\/|$)/;
const GUEST_ONLY = /^\/(checkout\/)?(login|create-account)$/;
/** Opened with the link of a mail, often on another device: the page itself asks to sign in. */
const CONFIRMATION = /^(email|data)-token=/;
/** The link that completes a registration. The customer who is signed in in this browser may be another person. */
const REGISTRATION = /^\/create-account\?(?:.*&)?token=/;
const HOME = '/';

export interface AccountMove {
  /** A path, which may have a query. */
  readonly to: string;
  /** The warning to log, if no link of the shop should cause this move. */
  readonly warning?: string;
}

/** Returns whether the answer of `accountMove` depends on who visits the page. */
export const isGuardedByAccount = (path: string): boolean => ACCOUNT_ONLY.test(path) || GUEST_ONLY.test(path);

/** Returns where a visitor or customer must go instead; undefined if the page is right. */
export function accountMove(
  { path, query }: { readonly path: string; readonly query: string },
  state: VisitorState,
): AccountMove | undefined {
  if (ACCOUNT_ONLY.test(path) && state !== 'customer') {
    if (CONFIRMATION.test(query)) return undefined;
    // The bare path leads a visitor home.
    if (state === 'ended' && query !== '') return { to: path, warning: 'a session that is not valid opened a page' };
    return { to: HOME, warning: 'a visitor without account opened a page of the account' };
  }
  if (GUEST_ONLY.test(path) && state === 'customer' && !REGISTRATION.test(`${path}?${query}`))
    return { to: path.startsWith('/checkout/') ? CHECKOUT_GOAL : readGoal(new URLSearchParams(query).get('to')) };
  return undefined;
}

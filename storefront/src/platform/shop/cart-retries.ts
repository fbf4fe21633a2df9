import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { mergeActions } from './compact-actions.js';

/** An update and its attempts so far. */
export interface Attempts {
  readonly actions: CartAction[];
  /** The cart that the update changes; undefined while it is not known. */
  before: Cart | null | undefined;
  /** Whether an answer was lost, so that the update may have arrived. A conflict changes nothing. */
  mayHaveArrived: boolean;
}

/** An action that failed for a temporary reason. */
export interface FailedAction extends Pick<Attempts, 'before' | 'mayHaveArrived'> {
  readonly action: CartAction;
}

/** How often a failed update of the cart is repeated. */
export const RETRIES = 3;
const FIRST_DELAY_MS = 500;

/** Returns the milliseconds before the first or a later retry: twice as long each time, and up to half less, so that browsers spread. */
export const retryDelay = (retry: number): number => FIRST_DELAY_MS * 2 ** (retry - 1) * (1 - Math.random() / 2);

/** No connection, an outage (503), or a concurrent change, after which the newest version is used. All others are refusals. */
const TEMPORARY: ReadonlySet<ShopErrorCode> = new Set<ShopErrorCode>(['backend-unavailable', 'conflict']);

/** Returns whether the same update may succeed later. */
export const isTemporary = (reason: unknown): boolean => reason instanceof ShopError && TEMPORARY.has(reason.code);

/** Returns whether the shop offers to send a failed action again. The field of a coupon keeps the code instead. */
export const mayBeSentAgain = ({ action }: CartAction): boolean => action !== 'addDiscountCode';

/** Refusals that say nothing about the cart, so that it must not look empty. */
const LOADED_LATER: ReadonlySet<ShopErrorCode> = new Set([...TEMPORARY, 'too-many-attempts', 'internal']);

/** Returns whether the cart may be loaded later, although it cannot be now. */
export const mayBeLoadedLater = (reason: unknown): boolean =>
  reason instanceof ShopError && LOADED_LATER.has(reason.code);

const quantityOf = (cart: Cart | null, sku: string): number =>
  (cart?.lineItems ?? []).filter((line) => line.sku === sku).reduce((pieces, { quantity }) => pieces + quantity, 0);

/**
 * Returns the actions without the additions that are in the cart already. An addition has arrived if the cart contains at least
 * as many more pieces as were added.
 */
export function missingActions(actions: readonly CartAction[], before: Cart | null, now: Cart | null): CartAction[] {
  return actions.filter((action) => {
    if (action.action !== 'addLineItem') return true;
    return quantityOf(now, action.sku) < quantityOf(before, action.sku) + action.quantity;
  });
}

/** Returns whether an action replaces an earlier one that failed: it changes the same line, or adds the same product. */
export function supersedes(action: CartAction, failed: CartAction): boolean {
  const isSameLine = 'lineItemId' in action && 'lineItemId' in failed && action.lineItemId === failed.lineItemId;
  return isSameLine || mergeActions(failed, action) !== undefined;
}

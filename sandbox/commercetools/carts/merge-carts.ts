import { randomUUID } from 'node:crypto';
import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { PlatformError } from '../errors/platform-error.js';
import type { Work } from '../work/work.js';
import { withQuantity } from './line-quantity.js';
import { repriced } from './reprice.js';

/** What becomes of an anonymous cart where the customer has one already. */
export const SIGN_IN_MODES = ['MergeWithExistingCustomerCart', 'UseAsNewActiveCustomerCart'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

const isSameVariant = (one: LineItem, other: LineItem): boolean =>
  one.productId === other.productId && one.variant.id === other.variant.id;

/**
 * The customer's cart with the lines of the anonymous one: of equal lines the larger quantity, and the customer's own
 * custom fields. Custom lines and the cart's custom fields stay behind.
 */
export function mergedCart(work: Work, own: Cart, anonymous: Cart): Cart {
  const lineItems = [...own.lineItems];
  for (const line of anonymous.lineItems) {
    const at = lineItems.findIndex((present) => isSameVariant(present, line));
    const present = lineItems[at];
    if (present === undefined) lineItems.push({ ...line, id: randomUUID() });
    else if (line.quantity > present.quantity) lineItems[at] = withQuantity(present, line.quantity, work);
  }
  return { ...own, lineItems };
}

/** A refusal that names a variant which has no price for this cart any more. */
function unsoldVariant(error: unknown): { productId: unknown; variantId: unknown } | undefined {
  if (!(error instanceof PlatformError)) return undefined;
  const [{ code, productId, variantId }] = error.errors;
  return code === 'MatchingPriceNotFound' ? { productId, variantId } : undefined;
}

/** The cart with its amounts anew; lines that cannot be sold any more are left out, since no sign-in may fail over them. */
export async function repricedWhatIsSold(work: Work, cart: Cart): Promise<Cart> {
  try {
    return await repriced(work, cart);
  } catch (error) {
    const unsold = unsoldVariant(error);
    const lineItems = cart.lineItems.filter(
      ({ productId, variant }) => productId !== unsold?.productId || variant.id !== unsold.variantId,
    );
    if (lineItems.length === cart.lineItems.length) throw error;
    return repricedWhatIsSold(work, { ...cart, lineItems });
  }
}

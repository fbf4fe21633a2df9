import { randomUUID } from 'node:crypto';
import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { PlatformError } from '../errors/platform-error.js';
import type { Work } from '../work/work.js';
import { withQuantity } from './line-quantity.js';
import { repriced } from './reprice.js';

/** How the cart of an anonymous session is combined with a customer's cart. */
export const SIGN_IN_MODES = ['MergeWithExistingCustomerCart', 'UseAsNewActiveCustomerCart'] as const;
export type SignInMode = (typeof SIGN_IN_MODES)[number];

const isGift = ({ lineItemMode }: LineItem): boolean => lineItemMode === 'GiftLineItem';

const isSameVariant = (one: LineItem, other: LineItem): boolean =>
  one.productId === other.productId && one.variant.id === other.variant.id && !isGift(one);

/**
 * Returns the customer's cart with the lines of the anonymous one. Of equal lines the larger quantity counts, with the
 * customer's own custom fields. Custom line items, gifts and custom fields of the anonymous cart are dropped.
 */
export function mergedCart(work: Work, own: Cart, anonymous: Cart): Cart {
  const lineItems = [...own.lineItems];
  for (const line of anonymous.lineItems.filter((one) => !isGift(one))) {
    const at = lineItems.findIndex((present) => isSameVariant(present, line));
    const present = lineItems[at];
    if (present === undefined) lineItems.push({ ...line, id: randomUUID() });
    else if (line.quantity > present.quantity) lineItems[at] = withQuantity(present, line.quantity, work);
  }
  return { ...own, lineItems };
}

/** Returns the variant of a MatchingPriceNotFound error; undefined for other errors. */
function unsoldVariant(error: unknown): { productId: unknown; variantId: unknown } | undefined {
  if (!(error instanceof PlatformError)) return undefined;
  const [{ code, productId, variantId }] = error.errors;
  return code === 'MatchingPriceNotFound' ? { productId, variantId } : undefined;
}

/** Returns the cart repriced, without lines that are no longer sold, so that a sign-in does not fail because of them. */
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

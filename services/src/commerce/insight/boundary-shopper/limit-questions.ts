import type { Cart } from '@manifold/domain/cart/contract';
import type { MoneyLimitQuestion } from '@manifold/domain/money-limit/contract';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { missingForFreeShipping } from '@manifold/domain/shipping-cost/shipping-fee';
import type { Snapshot } from '@manifold/domain/store-document/contract';

interface Answer {
  readonly isAllowed: boolean;
  readonly reason: string | null;
}

interface TriedCart {
  readonly cart: Cart;
  readonly snapshot: Snapshot;
  readonly offers: () => Promise<PaymentOffer[]>;
}

/** Returns which amount of a cart a limit applies to. */
export function comparedAmount(question: MoneyLimitQuestion): 'gross' | 'goods' {
  switch (question) {
    case 'cash-on-delivery':
      return 'gross';
    case 'free-shipping':
      return 'goods';
  }
}

/** Returns the shop's answer for a cart at a limit. */
export async function askShop(question: MoneyLimitQuestion, trialCart: TriedCart): Promise<Answer> {
  switch (question) {
    case 'cash-on-delivery':
      return onDelivery(await trialCart.offers());
    case 'free-shipping':
      return { isAllowed: isFree(trialCart), reason: null };
  }
}

function onDelivery(offers: readonly PaymentOffer[]): Answer {
  const offer = offers.find(({ method }) => method === 'cash-on-delivery');
  if (!offer) return { isAllowed: false, reason: 'not-enabled' };
  return { isAllowed: offer.refusal === null, reason: offer.refusal?.code ?? null };
}

/** Returns whether shipping is free: by the cart, or for a draft by its config, because the backend uses the published one. */
function isFree({ cart, snapshot }: TriedCart): boolean {
  if (!snapshot.preview) return cart.shippingInfo?.isFree ?? false;
  return missingForFreeShipping(cart.subtotal.centAmount, snapshot.document.sections['shipping-cost']) === 0;
}

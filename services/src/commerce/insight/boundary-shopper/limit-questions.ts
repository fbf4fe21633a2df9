import type { Cart } from '@manifold/domain/cart/contract';
import type { MoneyLimitQuestion } from '@manifold/domain/money-limit/contract';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { missingForFreeShipping } from '@manifold/domain/shipping-cost/shipping-fee';
import type { Snapshot } from '@manifold/domain/store-document/contract';

interface Answer {
  readonly isAllowed: boolean;
  readonly reason: string | null;
}

interface Asked {
  readonly cart: Cart;
  readonly snapshot: Snapshot;
  readonly offers: () => Promise<PaymentOffer[]>;
}

/** Which amount of a cart a limit is compared with. */
export function wantedAmount(question: MoneyLimitQuestion): 'gross' | 'goods' {
  switch (question) {
    case 'cash-on-delivery':
      return 'gross';
    case 'free-shipping':
      return 'goods';
  }
}

/** What the shop says to a cart at a limit. */
export async function answerOf(question: MoneyLimitQuestion, asked: Asked): Promise<Answer> {
  switch (question) {
    case 'cash-on-delivery':
      return onDelivery(await asked.offers());
    case 'free-shipping':
      return { isAllowed: isFree(asked), reason: null };
  }
}

function onDelivery(offers: readonly PaymentOffer[]): Answer {
  const offer = offers.find(({ method }) => method === 'cash-on-delivery');
  if (!offer) return { isAllowed: false, reason: 'not-enabled' };
  return { isAllowed: offer.refusal === null, reason: offer.refusal?.code ?? null };
}

/** What the cart is charged; by a draft, what it is told, since the backend goes by what is published. */
function isFree({ cart, snapshot }: Asked): boolean {
  if (!snapshot.preview) return cart.shippingInfo?.isFree ?? false;
  return missingForFreeShipping(cart.subtotal.centAmount, snapshot.document.sections['shipping-cost']) === 0;
}

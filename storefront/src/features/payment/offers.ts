import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';

export const isOpen = ({ refusal }: PaymentOffer): boolean => refusal === null;

/** The offers that a shopper is shown: a method that the store does not have is not mentioned, one that this cart may not use is, with its reason. */
export function shownOffers(offers: readonly PaymentOffer[]): PaymentOffer[] {
  return offers.filter(({ refusal }) => refusal?.code !== 'not-enabled');
}

/**
 * The method that counts: the wanted one while it is open; with nothing wanted the only open one. A method that was withdrawn
 * stays wanted, and counts again when it returns.
 */
export function chosenOffer(
  offers: readonly PaymentOffer[],
  wanted: PaymentMethod | undefined,
): PaymentOffer | undefined {
  const open = offers.filter(isOpen);
  if (wanted === undefined) return open.length === 1 ? open[0] : undefined;
  return open.find(({ method }) => method === wanted);
}

export interface OfferNews {
  readonly method: PaymentMethod;
  readonly change: 'withdrawn' | 'returned';
}

/** What newer offers change for the method that a shopper has chosen; nothing for the others, which they only see. */
export function offerNews(
  before: readonly PaymentOffer[],
  after: readonly PaymentOffer[],
  wanted: PaymentMethod | undefined,
): OfferNews | undefined {
  const was = chosenOffer(before, wanted);
  const method = was?.method ?? wanted;
  if (!method) return undefined;
  const isNow = after.some((offer) => offer.method === method && isOpen(offer));
  if (was && !isNow) return { method, change: 'withdrawn' };
  return !was && isNow ? { method, change: 'returned' } : undefined;
}

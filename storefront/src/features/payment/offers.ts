import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';

export const isAvailable = ({ refusal }: PaymentOffer): boolean => refusal === null;

/** Returns the offers to show. Methods that the store does not offer are hidden; methods that this cart may not use are shown with the reason. */
export function visibleOffers(offers: readonly PaymentOffer[]): PaymentOffer[] {
  return offers.filter(({ refusal }) => refusal?.code !== 'not-enabled');
}

/**
 * Returns the chosen offer: the wanted method while it is available. If the shopper has not chosen, online payment (spec core
 * §5), otherwise the only available one. A withdrawn method stays wanted and is chosen again when it returns.
 */
export function chosenOffer(
  offers: readonly PaymentOffer[],
  wanted: PaymentMethod | undefined,
): PaymentOffer | undefined {
  const open = offers.filter(isAvailable);
  const online = open.find(({ method }) => method === 'online');
  if (wanted === undefined) return online ?? (open.length === 1 ? open[0] : undefined);
  return open.find(({ method }) => method === wanted);
}

export interface OfferChange {
  readonly method: PaymentMethod;
  readonly kind: 'withdrawn' | 'returned';
}

/** Returns whether new offers withdraw or restore the method that the shopper has chosen; undefined if they do neither. */
export function detectOfferChange(
  before: readonly PaymentOffer[],
  after: readonly PaymentOffer[],
  wanted: PaymentMethod | undefined,
): OfferChange | undefined {
  const was = chosenOffer(before, wanted);
  const method = was?.method ?? wanted;
  if (!method) return undefined;
  const isNow = after.some((offer) => offer.method === method && isAvailable(offer));
  if (was && !isNow) return { method, kind: 'withdrawn' };
  return !was && isNow ? { method, kind: 'returned' } : undefined;
}

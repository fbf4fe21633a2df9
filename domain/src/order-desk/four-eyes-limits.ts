import type { OrderRequest } from './contract.js';

/** The amount in cents from which an action on an order needs a second person, by currency: about 500 euros. */
const FOUR_EYES_FROM: Readonly<Record<string, number>> = {
  EUR: 50_000,
  GBP: 45_000,
  CHF: 50_000,
  BGN: 100_000,
  CZK: 1_250_000,
  DKK: 375_000,
  HUF: 20_000_000,
  NOK: 575_000,
  PLN: 215_000,
  RON: 250_000,
  SEK: 550_000,
};

/** Returns whether an action needs a second person; `overrides` replace built-in limits. A currency without a limit always does. */
export const needsSecondPerson = (
  { centAmount, currencyCode }: { readonly centAmount: number; readonly currencyCode: string },
  overrides: Readonly<Record<string, number>> = {},
): boolean => centAmount >= (overrides[currencyCode] ?? FOUR_EYES_FROM[currencyCode] ?? 0);

/** A request of the same order, with its amount in cents; null for a cancellation. */
interface EarlierRequest extends Pick<OrderRequest, 'decidedBy' | 'kind' | 'state'> {
  readonly centAmount: number | null;
}

const MOVES_MONEY: readonly OrderRequest['state'][] = ['running', 'sent', 'done'];

/**
 * Returns the amount that decides about a second person: the request and what was moved before without one, so that nobody
 * splits an amount to avoid the limit.
 */
export function decisiveCentAmount(
  { kind, centAmount }: { readonly kind: OrderRequest['kind']; readonly centAmount: number },
  earlier: readonly EarlierRequest[],
): number {
  return earlier
    .filter((request) => request.kind === kind && request.decidedBy === null && MOVES_MONEY.includes(request.state))
    .reduce((sum, request) => sum + (request.centAmount ?? 0), centAmount);
}

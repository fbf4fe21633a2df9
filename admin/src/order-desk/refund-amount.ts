import type { Money } from '@manifold/domain/money/money';
import { textToValue, type Refusal } from '../shared/values/text-to-value.js';

/** A typed amount of money to move: its cents, or null with the reason; no reason if 0 or more than the maximum. */
export interface TypedRefund {
  readonly centAmount: number | null;
  readonly refusal?: Refusal;
}

/** Parses a typed amount as the grids do, also with grouping and currency, as the maximum is displayed. */
export function readRefundAmount(typed: string, { centAmount, currencyCode }: Money, locale: string): TypedRefund {
  const parsed = textToValue({ kind: 'amount' }, typed, { currencyCode, locale });
  if (!parsed.ok) return { centAmount: null, refusal: parsed };
  const cents = Number(parsed.value);
  return { centAmount: cents > 0 && cents <= centAmount ? cents : null };
}

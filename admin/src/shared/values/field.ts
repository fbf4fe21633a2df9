/**
 * How a field is shown and typed. `limit`: a whole number from 1, or empty for no limit; `percent`: a fraction shown as
 * a percentage; `list`: short values on one line; `entries`: counted in a grid, edited on its own screen.
 */
export type FieldKind =
  'amount' | 'switch' | 'limit' | 'count' | 'percent' | 'text' | 'iban' | 'choice' | 'list' | 'entries' | 'instant';

/** The form of a field's value. */
export interface FieldForm {
  readonly kind: FieldKind;
  /** Whether an empty input is stored as null. */
  readonly isNullable?: boolean;
  /** Options of a `choice`. */
  readonly choices?: readonly string[];
  /** Type of the items of a `list`. */
  readonly items?: 'text' | 'count';
}

/** A column of a grid; label and help come from the section's definition. */
export interface FieldColumn extends FieldForm {
  readonly name: string;
}

/** The currency and locale of an amount. */
export interface MoneyContext {
  /** Null if the amount applies in the currency of each of several stores. */
  readonly currencyCode: string | null;
  readonly locale: string;
}

const NUMERIC: readonly FieldKind[] = ['amount', 'percent', 'limit', 'count'];

/** Returns whether values of a kind are numbers, which are right-aligned. */
export function isNumeric(kind: FieldKind): boolean {
  return NUMERIC.includes(kind);
}

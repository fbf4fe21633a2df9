/**
 * How a field of a section is shown and typed. `limit` is a whole number from 1, or nothing for no limit; `percent` a
 * fraction that is read as a percentage; `list` short values in a row; `entries` what is only counted in a grid and has a
 * screen of its own.
 */
export type FieldKind =
  'amount' | 'switch' | 'limit' | 'count' | 'percent' | 'text' | 'iban' | 'choice' | 'list' | 'entries' | 'instant';

/** The form of a field's value. */
export interface FieldForm {
  readonly kind: FieldKind;
  /** Whether an empty input means that there is none. */
  readonly isNullable?: boolean;
  /** What a `choice` may be. */
  readonly choices?: readonly string[];
  /** What a `list` is made of. */
  readonly items?: 'text' | 'count';
}

/** A column of a grid. Its label and help come from the section's own definition. */
export interface FieldColumn extends FieldForm {
  readonly name: string;
}

/** What an amount is shown in. */
export interface MoneyContext {
  /** Null where an amount is meant in the currency of each of several stores. */
  readonly currencyCode: string | null;
  readonly locale: string;
}

const NUMERIC: readonly FieldKind[] = ['amount', 'percent', 'limit', 'count'];

/** Whether values of a kind are numbers, which stand below each other at their end. */
export function isNumeric(kind: FieldKind): boolean {
  return NUMERIC.includes(kind);
}

/** How a field of a section is shown and typed. */
export type FieldKind = 'amount' | 'switch' | 'limit' | 'instant';

/** A column of a grid. Its label and help come from the section's own definition. */
export interface FieldColumn {
  readonly name: string;
  readonly kind: FieldKind;
}

/** What an amount is shown in. */
export interface MoneyContext {
  readonly currencyCode: string;
  readonly locale: string;
}

/** One side of a comparison. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'field'; readonly path: readonly string[] }
  | { readonly kind: 'call'; readonly name: string; readonly argument: Expression };

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** The syntax tree of a discount, cart or line item predicate. */
export type Expression =
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'truth'; readonly of: Operand }
  | { readonly kind: 'compare'; readonly operator: Comparison; readonly left: Operand; readonly right: Operand }
  | { readonly kind: 'sameSet'; readonly left: Operand; readonly values: readonly Operand[]; readonly negated: boolean }
  | { readonly kind: 'in'; readonly left: Operand; readonly values: readonly Operand[]; readonly negated: boolean }
  | { readonly kind: 'contains'; readonly left: Operand; readonly values: readonly Operand[]; readonly all: boolean }
  | { readonly kind: 'presence'; readonly of: Operand; readonly what: 'defined' | 'empty'; readonly negated: boolean };

export type Literal = string | number | boolean;
export type Comparison = '=' | '!=' | '<' | '>' | '<=' | '>=';
/** A parsed `where` expression. Fields nest by parentheses: `masterVariant(sku="x")`. */
export type Predicate =
  | {
      readonly kind: 'and';
      readonly operands: readonly Predicate[];
    }
  | {
      readonly kind: 'or';
      readonly operands: readonly Predicate[];
    }
  | {
      readonly kind: 'not';
      readonly operand: Predicate;
    }
  | {
      readonly kind: 'nested';
      readonly field: string;
      readonly operand: Predicate;
    }
  | {
      readonly kind: 'compare';
      readonly field: string;
      readonly operator: Comparison;
      readonly value: Literal;
    }
  | {
      readonly kind: 'in';
      readonly field: string;
      readonly values: readonly Literal[];
      readonly negated: boolean;
    }
  | {
      readonly kind: 'contains';
      readonly field: string;
      readonly mode: 'any' | 'all';
      readonly values: readonly Literal[];
    }
  | {
      readonly kind: 'defined';
      readonly field: string;
      readonly negated: boolean;
    }
  | {
      readonly kind: 'empty';
      readonly field: string;
      readonly negated: boolean;
    };
/** Values of `:name` in an expression, from the query parameters `var.name`. */
export type Variables = Readonly<Record<string, string | readonly string[]>>;

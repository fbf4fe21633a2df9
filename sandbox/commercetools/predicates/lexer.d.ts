import type { Literal } from './predicate.js';
export type Token =
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly quoted: boolean;
    }
  | {
      readonly kind: 'symbol';
      readonly text: string;
    }
  | {
      readonly kind: 'value';
      readonly value: Literal;
    }
  | {
      readonly kind: 'variable';
      readonly name: string;
    };
/** Splits a predicate into tokens; what is no token is a 400 that names the place. */
export declare function tokens(source: string): Token[];

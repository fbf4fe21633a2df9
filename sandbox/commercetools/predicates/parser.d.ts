import type { Predicate, Variables } from './predicate.js';
/** Parses one `where` expression; a syntax error or an unbound variable is a 400 InvalidInput. */
export declare const parsePredicate: (source: string, variables?: Variables) => Predicate;

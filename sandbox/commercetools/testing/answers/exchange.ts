/** One HTTP request and its answer. */
export interface Exchange {
  readonly method: string;
  /** Path and query, without the host. */
  readonly path: string;
  readonly status: number;
  /** The parsed JSON of the request, if any. */
  readonly sent: unknown;
  readonly received: unknown;
}

/** Returns the problems of an answer; none if it is as described. */
export type Validator = (exchange: Exchange) => readonly string[];

const specialCharacters = /[.*+?^$()|[\]\\]/g;

/** Returns a pattern for paths of a template such as `/{projectKey}/carts/key={key}`; a parameter is one segment or a part of one. */
export const templatePattern = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(specialCharacters, '\\$&').replaceAll(/\{[^}]+\}/g, '([^/]+?)')}$`);

/** Sorts templates with fewer parameters first: `/carts/replicate` is not a cart's id. */
export const byFixedWords = (one: { readonly template: string }, other: { readonly template: string }): number => {
  const parameters = ({ template }: { readonly template: string }): number => template.split('{').length;
  return parameters(one) - parameters(other) || other.template.length - one.template.length;
};

/** One request and its answer, as they went over the wire. */
export interface Exchange {
  readonly method: string;
  /** Path and query, without the host. */
  readonly path: string;
  readonly status: number;
  /** The parsed JSON of the request, where it had one. */
  readonly sent: unknown;
  readonly received: unknown;
}

/** Says what is wrong with an answer; nothing when it is as described. */
export type Judge = (exchange: Exchange) => readonly string[];

const specialCharacters = /[.*+?^$()|[\]\\]/g;

/** Matches paths of a template such as `/{projectKey}/carts/key={key}`; a parameter is one segment or a part of one. */
export const templatePattern = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(specialCharacters, '\\$&').replaceAll(/\{[^}]+\}/g, '([^/]+?)')}$`);

/** Templates with fixed words before those with parameters: `/carts/replicate` is no cart with that id. */
export const byFixedWords = (one: { readonly template: string }, other: { readonly template: string }): number => {
  const parameters = ({ template }: { readonly template: string }): number => template.split('{').length;
  return parameters(one) - parameters(other) || other.template.length - one.template.length;
};

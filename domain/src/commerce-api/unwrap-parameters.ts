import type { FieldError } from '../shop-error/contract.js';

type Parameters = Readonly<Record<string, unknown>>;

/** An operation's own parameters, or what is wrong with what they are wrapped in. */
export type Unwrapped = { readonly parameters: unknown; readonly error?: undefined } | { readonly error: FieldError };

/** The most elements that an array of parameters has: the parameters, and a named query. */
const MOST_ELEMENTS = 2;

const isParameters = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes an operation's parameters out of the specification's form: `{ draft, storeKey }` (core §7). The key has to be the
 * one of the store that is asked; what stands beside the draft is part of the parameters.
 */
export function unwrapParameters(body: unknown, storeKey: string, takesDraft = false): Unwrapped {
  if (!isParameters(body)) return { parameters: body };
  const { storeKey: named, ...parameters } = body;
  if (named !== undefined && named !== storeKey) return { error: { field: 'storeKey', reason: 'other-store' } };
  const { draft, ...beside } = parameters;
  if (!takesDraft || !isParameters(draft)) return { parameters };
  const twice = Object.keys(beside).find((key) => Object.hasOwn(draft, key));
  if (twice !== undefined) return { error: { field: twice, reason: 'given-twice' } };
  return { parameters: { ...draft, ...beside } };
}

/** The name of a query: the text itself, or the one text of an object as `{ products: 'related' }`. */
function queryName(named: unknown): string | undefined {
  const [name, ...more] = isParameters(named) ? Object.values(named) : [named];
  return typeof name === 'string' && more.length === 0 ? name : undefined;
}

/**
 * Reads the body of an operation: a parameter object, or an array of one and the name of a query (spec core §7). The name
 * becomes the parameter `query`. Refuses what else stands in the array by its place.
 */
export function bodyParameters(body: unknown): Unwrapped {
  if (!Array.isArray(body)) return { parameters: body ?? {} };
  const elements: readonly unknown[] = body;
  const [first, named, ...more] = elements;
  const parameters = first ?? {};
  if (more.length > 0) return { error: { field: String(MOST_ELEMENTS), reason: 'unknown-parameter' } };
  if (named === undefined || named === null) return { parameters };
  const query = queryName(named);
  if (query === undefined || !isParameters(parameters)) return { error: { field: '1', reason: 'no-query-name' } };
  if (Object.hasOwn(parameters, 'query')) return { error: { field: 'query', reason: 'given-twice' } };
  return { parameters: { ...parameters, query } };
}

import type { FieldError } from '../shop-error/contract.js';

type Parameters = Readonly<Record<string, unknown>>;

/** The parameters of an operation, or an error of their wrapper. */
export type Unwrapped = { readonly parameters: unknown; readonly error?: undefined } | { readonly error: FieldError };

/** Maximum length of an array of parameters: the parameters and a named query. */
const MAXIMUM_ELEMENTS = 2;

const isParameters = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Unwraps parameters in the specification's form `{ draft, storeKey }` (core §7). The key must be that of the requested
 * store; properties beside `draft` are parameters, too.
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

/** Returns the name of a query: the text itself, or the only text in an object such as `{ products: 'related' }`. */
function queryName(named: unknown): string | undefined {
  const [name, ...more] = isParameters(named) ? Object.values(named) : [named];
  return typeof name === 'string' && more.length === 0 ? name : undefined;
}

/**
 * Reads the body of an operation: a parameter object, or an array of one and a query name (spec core §7), which becomes
 * the parameter `query`. Refuses other array elements by position.
 */
export function bodyParameters(body: unknown): Unwrapped {
  if (!Array.isArray(body)) return { parameters: body ?? {} };
  const elements: readonly unknown[] = body;
  const [first, named, ...more] = elements;
  const parameters = first ?? {};
  if (more.length > 0) return { error: { field: String(MAXIMUM_ELEMENTS), reason: 'unknown-parameter' } };
  if (named === undefined || named === null) return { parameters };
  const query = queryName(named);
  if (query === undefined || !isParameters(parameters)) return { error: { field: '1', reason: 'no-query-name' } };
  if (Object.hasOwn(parameters, 'query')) return { error: { field: 'query', reason: 'given-twice' } };
  return { parameters: { ...parameters, query } };
}

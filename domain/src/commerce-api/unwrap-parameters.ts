import type { FieldError } from '../shop-error/contract.js';

type Parameters = Readonly<Record<string, unknown>>;

/** An operation's own parameters, or what is wrong with what they are wrapped in. */
export type Unwrapped = { readonly parameters: unknown; readonly error?: undefined } | { readonly error: FieldError };

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

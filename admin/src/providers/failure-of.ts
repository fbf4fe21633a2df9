interface Load {
  readonly data: unknown;
  readonly error: Error | null;
}

/** Returns the first error of a query without data, or null. Queries with data may have errors of later loads. */
export const failureOf = (loads: readonly Load[]): Error | null =>
  loads.find(({ data, error }) => data === undefined && error !== null)?.error ?? null;

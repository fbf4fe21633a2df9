function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/** Returns whether two values are equal, regardless of the order of keys. */
export const isSameValue = (first: unknown, second: unknown): boolean =>
  JSON.stringify(sorted(first)) === JSON.stringify(sorted(second));

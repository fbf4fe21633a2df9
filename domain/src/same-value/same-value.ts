/** Serialises a value independently of the order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([first], [second]) => (first < second ? -1 : 1)))
      : each,
  ) ?? '';

/** Returns whether two JSON values are equal, regardless of the order of keys. */
export const isSameValue = (first: unknown, second: unknown): boolean => canonical(first) === canonical(second);

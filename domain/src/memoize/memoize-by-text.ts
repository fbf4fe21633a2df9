/**
 * Memoises a function of a text with few values, such as a locale or a time zone of the config. Results stay as long as the
 * function. For `Intl` objects, which take longer to create than to use.
 */
export function memoizeByText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const results = new Map<string, { readonly value: Value }>();
  return (text) => {
    const known = results.get(text) ?? { value: compute(text) };
    results.set(text, known);
    return known.value;
  };
}

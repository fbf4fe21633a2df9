/**
 * Query parameters as plain strings, a list where a name is repeated. The router's own reading turns `?gclid=1e5` into a
 * number and back into another text, and redirects to it: a foreign parameter must come through untouched.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = params.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, given]) =>
    [given]
      .flat()
      .filter(isPlain)
      .map((value) => [key, String(value)]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}

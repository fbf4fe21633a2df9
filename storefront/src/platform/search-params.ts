/**
 * Query parameters as plain strings. The router's own reading turns `?gclid=1e5` into a number and back into another text,
 * and redirects to it: a foreign parameter must come through untouched.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') params.set(key, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

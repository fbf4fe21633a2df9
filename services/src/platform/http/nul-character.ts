const NUL = '\u0000';

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];

/** Whether a body has NUL in one of its texts or names, at whatever depth: nobody types it, and Postgres cannot keep it. */
export function holdsNul(body: unknown): boolean {
  // A list and not calls within calls: a body may be nested deeper than the stack is.
  const rest = [body];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string' && value.includes(NUL)) return true;
    for (const part of partsOf(value)) rest.push(part);
  }
  return false;
}

const NUL = '\u0000';

interface Part {
  readonly value: unknown;
  /** Of the whole neither is known. */
  readonly name?: string;
  readonly around?: Part;
}

const partsOf = (around: Part): Part[] =>
  typeof around.value === 'object' && around.value !== null
    ? Object.entries(around.value).map(([name, value]: [string, unknown]) => ({ value, name, around }))
    : [];

/** `address.city`, empty for the whole. Put together only when it is wanted: a body may be deep. */
function placeOf(part: Part): string {
  const names: string[] = [];
  for (let outer: Part | undefined = part; outer; outer = outer.around)
    if (outer.name !== undefined) names.push(outer.name);
  return names.reverse().join('.');
}

const holdsNul = ({ value, name }: Part): boolean =>
  name?.includes(NUL) === true || (typeof value === 'string' && value.includes(NUL));

/**
 * Where a body has NUL in one of its texts or names, at whatever depth: nobody types it, and Postgres cannot keep it. A name
 * that has it is told without it.
 */
export function placeOfNul(body: unknown): string | undefined {
  // A list and not calls within calls: a body may be nested deeper than the stack is.
  const rest: Part[] = [{ value: body }];
  for (let part = rest.pop(); part; part = rest.pop()) {
    if (holdsNul(part)) return placeOf(part).replaceAll(NUL, '');
    for (const inner of partsOf(part)) rest.push(inner);
  }
  return undefined;
}

const NUL = '\u0000';
/** Half of a character beyond the first 65,536: valid in JSON, and no text. */
const HALF_CHARACTER = /\p{Surrogate}/u;
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** A field, and what is in it that no database keeps. */
export interface UnstorableText {
  readonly field: string;
  readonly reason: 'NUL' | 'half-character';
}

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

function reasonIn(text: string): UnstorableText['reason'] | undefined {
  if (text.includes(NUL)) return 'NUL';
  return HALF_CHARACTER.test(text) ? 'half-character' : undefined;
}

const reasonOf = ({ value, name }: Part): UnstorableText['reason'] | undefined =>
  (typeof value === 'string' ? reasonIn(value) : undefined) ?? (name === undefined ? undefined : reasonIn(name));

/**
 * Where a body has NUL or half a character in one of its texts or names, at whatever depth: nobody types them, and Postgres
 * cannot keep them. A name that has them is told without them.
 */
export function unstorableText(body: unknown): UnstorableText | undefined {
  // A list and not calls within calls: a body may be nested deeper than the stack is.
  const rest: Part[] = [{ value: body }];
  for (let part = rest.pop(); part; part = rest.pop()) {
    const reason = reasonOf(part);
    if (reason) return { field: placeOf(part).replaceAll(UNSTORABLE, ''), reason };
    for (const inner of partsOf(part)) rest.push(inner);
  }
  return undefined;
}

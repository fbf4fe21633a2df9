const NUL = '\u0000';
/** A lone surrogate, half of a character beyond the first 65,536: valid in JSON, but not text. */
const HALF_CHARACTER = /\p{Surrogate}/u;
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** A field whose text the database cannot store. */
export interface UnstorableText {
  readonly field: string;
  readonly reason: 'NUL' | 'half-character';
}

interface Part {
  readonly value: unknown;
  /** Name and parent are not set for the whole body. */
  readonly name?: string;
  readonly parent?: Part;
}

const partsOf = (parent: Part): Part[] =>
  typeof parent.value === 'object' && parent.value !== null
    ? Object.entries(parent.value).map(([name, value]: [string, unknown]) => ({ value, name, parent }))
    : [];

/** Returns the path of a part, `address.city`; empty for the whole body. Built only on demand, because a body may be deep. */
function pathOf(part: Part): string {
  const names: string[] = [];
  for (let outer: Part | undefined = part; outer; outer = outer.parent)
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
 * Returns the first text or name of a body, at any depth, with NUL or half a character. No keyboard types these, and Postgres
 * cannot store them. The returned field name does not contain them.
 */
export function unstorableText(body: unknown): UnstorableText | undefined {
  // Iterative, because a body may be nested deeper than the call stack.
  const rest: Part[] = [{ value: body }];
  for (let part = rest.pop(); part; part = rest.pop()) {
    const reason = reasonOf(part);
    if (reason) return { field: pathOf(part).replaceAll(UNSTORABLE, ''), reason };
    for (const inner of partsOf(part)) rest.push(inner);
  }
  return undefined;
}

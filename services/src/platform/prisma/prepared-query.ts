/** What may stand in a prepared query in a value's place. */
export type Bound = string | number | boolean | Date | null | readonly string[];

/** A query that each connection has planned once, under its name. */
export interface PreparedQuery {
  readonly name: string;
  readonly text: string;
}

const prepared = new WeakMap<TemplateStringsArray, PreparedQuery>();
let count = 0;

function prepare(parts: TemplateStringsArray): PreparedQuery {
  count += 1;
  const text = parts.reduce((before, part, place) => `${before}$${place}${part}`);
  return { name: `prepared ${count}`, text };
}

/** The query that a template of the code stands for; its values, in their places, are `$1`, `$2` and so on. */
export function preparedQuery(parts: TemplateStringsArray): PreparedQuery {
  const query = prepared.get(parts) ?? prepare(parts);
  prepared.set(parts, query);
  return query;
}

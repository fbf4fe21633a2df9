/** A parameter of a prepared query. */
export type Bound = string | number | boolean | Date | null | readonly string[];

/** A named query that each connection plans once. */
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

/** Returns the query of a template literal, with `$1`, `$2` and so on as placeholders of its values. */
export function preparedQuery(parts: TemplateStringsArray): PreparedQuery {
  const query = prepared.get(parts) ?? prepare(parts);
  prepared.set(parts, query);
  return query;
}

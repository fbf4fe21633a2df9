/** Quotes a value for a query predicate; quotes and backslashes are escaped. */
export const quoted = (value: string): string => JSON.stringify(value);

/** Quotes the values of an `in (…)`. */
export const quotedList = (values: readonly string[]): string => values.map(quoted).join(', ');

/** Returns the predicate for rows modified at an instant or later; none without an instant. */
export const modifiedSince = (instant: string | undefined): string[] =>
  instant === undefined ? [] : [`lastModifiedAt >= ${quoted(instant)}`];

interface PagedQuery {
  /** Rows of a page; a page with fewer rows is the last one. */
  readonly pageSize: number;
  /** Predicates, combined with `and`. */
  readonly conditions: readonly string[];
}

/** Reads all rows page by page in the order of their ids. An offset ends at 10,000, and rows added meanwhile shift it. */
export async function* pagesById<Row extends { readonly id: string }>(
  { pageSize, conditions }: PagedQuery,
  query: (where: string | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let after: string[] = [];
  for (;;) {
    const rows = await query([...conditions, ...after].join(' and ') || undefined);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = [`id > ${quoted(last.id)}`];
  }
}

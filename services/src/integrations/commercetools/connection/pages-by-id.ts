import { quoted } from './quoted.js';

/** Where a question is about what was modified at this instant or later; undefined for all. */
export const modifiedSince = (instant: string | undefined): string[] =>
  instant === undefined ? [] : [`lastModifiedAt >= ${quoted(instant)}`];

interface PagedQuestion {
  /** Rows of a page; fewer are the last one. */
  readonly pageSize: number;
  /** Predicates that all hold of what is wanted. */
  readonly conditions: readonly string[];
}

/** All that a query finds, page by page in the order of ids: an offset ends at 10,000, and what comes meanwhile shifts it. */
export async function* pagesById<Row extends { readonly id: string }>(
  { pageSize, conditions }: PagedQuestion,
  ask: (where: string | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let after: string[] = [];
  for (;;) {
    const rows = await ask([...conditions, ...after].join(' and ') || undefined);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = [`id > ${quoted(last.id)}`];
  }
}

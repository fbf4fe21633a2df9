import { quoted } from './quoted.js';

interface PagedQuestion {
  /** Rows of a page; fewer are the last one. */
  readonly pageSize: number;
  /** Only what was modified at this instant or later; undefined for all. */
  readonly changedSince: string | undefined;
}

/** All that a query finds, page by page in the order of ids: an offset ends at 10,000, and what comes meanwhile shifts it. */
export async function* pagesById<Row extends { readonly id: string }>(
  { pageSize, changedSince }: PagedQuestion,
  ask: (where: string | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  const since = changedSince === undefined ? [] : [`lastModifiedAt >= ${quoted(changedSince)}`];
  let after: string[] = [];
  for (;;) {
    const rows = await ask([...since, ...after].join(' and ') || undefined);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = [`id > ${quoted(last.id)}`];
  }
}

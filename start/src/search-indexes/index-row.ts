/** A search index as the API returns it. */
export interface IndexState {
  readonly indexName: string;
  readonly locales: readonly string[];
  readonly products: number | null;
  readonly generation: number | null;
  readonly builtAt: string | null;
  readonly buildSeconds: number | null;
  readonly position: string | null;
  readonly lag: number | null;
}

const WIDTHS = [14, 10, 12, 22, 9, 26] as const;
const TO_THE_SECOND = 19;

/** `2026-11-22 07:15:03`, in UTC. */
const day = (instant: string): string => instant.slice(0, TO_THE_SECOND).replace('T', ' ');

function line(columns: readonly string[]): string {
  return columns
    .map((column, place) => column.padEnd(WIDTHS[place] ?? 0))
    .join('')
    .trimEnd();
}

export const INDEX_HEAD = line(['locale', 'products', 'generation', 'built (UTC)', 'seconds', 'position (UTC)', 'lag']);

/** Returns a row of the table: `de-DE  20000  3  2026-11-22 07:15:03  24.1  2026-11-22 07:20:11  0`. */
export function indexRow(index: IndexState): string {
  const name = index.locales.join(' ') || index.indexName;
  if (index.builtAt === null) return `${line([name])}  missing`;
  const known = (value: number | null): string => (value === null ? '-' : String(value));
  return line([
    name,
    known(index.products),
    known(index.generation),
    day(index.builtAt),
    known(index.buildSeconds),
    index.position === null ? '-' : day(index.position),
    known(index.lag),
  ]);
}

/** Returns a percentile (share 0 to 1), rounded to a tenth; undefined without values. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((first, second) => first - second);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return found === undefined ? undefined : Math.round(found * 10) / 10;
}

/** Returns the upper median; 0 without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((first, second) => first - second)[values.length >> 1] ?? 0;

/** Formats a table with padded columns and right-aligned numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string {
  const text = [head, ...rows.map((row) => row.map((cell) => String(cell ?? 'n/a')))];
  const widths = head.map((_, column) => Math.max(...text.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        /^[\d.,]+$/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ');
  const [first = head, ...others] = text;
  return [line(first), widths.map((width) => '-'.repeat(width)).join('  '), ...others.map(line)].join('\n');
}

/** Returns a percentile (share 0 to 1), rounded to a tenth; undefined without values. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((first, second) => first - second);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return found === undefined ? undefined : Math.round(found * 10) / 10;
}

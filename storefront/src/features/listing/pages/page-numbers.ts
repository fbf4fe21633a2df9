/** A gap between two numbers. */
export type PageGap = 'gap-before' | 'gap-after';

/** Returns the page numbers to show: first, last, and the current one with its neighbours; at most seven entries. */
export function pageNumbers(current: number, last: number): (number | PageGap)[] {
  const neighbours = [current - 1, current, current + 1].filter((page) => page > 1 && page < last);
  const [from = last] = neighbours;
  const to = neighbours.at(-1) ?? 1;
  return [
    1,
    ...(from > 2 && neighbours.length > 0 ? (['gap-before'] as const) : []),
    ...neighbours,
    ...(neighbours.length > 0 && to < last - 1 ? (['gap-after'] as const) : []),
    ...(neighbours.length === 0 && last > 2 ? (['gap-after'] as const) : []),
    ...(last > 1 ? [last] : []),
  ];
}

/** Takes the first item of each list, then the second of each, up to a limit. Skips duplicates and unwanted items. */
export function roundRobin<Item>(
  lists: readonly (readonly Item[])[],
  limit: number,
  isWanted: (item: Item) => boolean,
): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const indexes = Array.from({ length: longest }, (_none, index) => index);
  const all = indexes.flatMap((index) => lists.flatMap((list) => list.slice(index, index + 1)));
  return [...new Set(all.filter(isWanted))].slice(0, limit);
}

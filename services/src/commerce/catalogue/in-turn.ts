/** The first of each list, then the second of each, until there are enough; each item once, and only those that are wanted. */
export function inTurn<Item>(
  lists: readonly (readonly Item[])[],
  limit: number,
  isWanted: (item: Item) => boolean,
): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_none, place) => place);
  const all = places.flatMap((place) => lists.flatMap((list) => list.slice(place, place + 1)));
  return [...new Set(all.filter(isWanted))].slice(0, limit);
}

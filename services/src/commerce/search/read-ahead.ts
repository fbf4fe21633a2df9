/** The same parts in the same order, the next one fetched while this one is worked on. */
export async function* readAhead<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part, void> {
  const iterator = parts[Symbol.asyncIterator]();
  const fetched = (): Promise<IteratorResult<Part>> => {
    const next = iterator.next();
    // Whoever works on this part hears of it when he comes to the next one; until then it is nobody's.
    next.catch(() => undefined);
    return next;
  };
  try {
    let next = fetched();
    for (let part = await next; !part.done; part = await next) {
      next = fetched();
      yield part.value;
    }
  } finally {
    await iterator.return?.();
  }
}

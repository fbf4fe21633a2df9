/** Yields the same parts in order, and fetches the next one while the current one is processed. */
export async function* readAhead<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part, void> {
  const iterator = parts[Symbol.asyncIterator]();
  const fetched = (): Promise<IteratorResult<Part>> => {
    const next = iterator.next();
    // The consumer gets the error with the next part; until then it must not be an unhandled rejection.
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

/** Collects the keys that are asked for in one turn of the event loop and loads them with one query. */
export declare class Batch<Value> {
  private readonly loadAll;
  private waiting;
  constructor(loadAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>);
  load(key: string): Promise<Value | undefined>;
  private flush;
}

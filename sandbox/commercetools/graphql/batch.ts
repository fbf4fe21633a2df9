/** Collects the keys of one turn of the event loop and loads them with one query. */
export class Batch<Value> {
  private waiting: {
    readonly key: string;
    readonly resolve: (value: Value | undefined) => void;
    readonly reject: (error: unknown) => void;
  }[] = [];

  constructor(private readonly loadAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {}

  load(key: string): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      // Resolvers of one level run before setImmediate, so their keys are loaded together.
      if (this.waiting.length === 0) setImmediate(() => void this.flush());
      this.waiting.push({ key, resolve, reject });
    });
  }

  private async flush(): Promise<void> {
    const { waiting } = this;
    this.waiting = [];
    try {
      const values = await this.loadAll([...new Set(waiting.map(({ key }) => key))]);
      for (const { key, resolve } of waiting) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}

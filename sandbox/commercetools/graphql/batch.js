/** Collects the keys that are asked for in one turn of the event loop and loads them with one query. */
export class Batch {
  constructor(loadAll) {
    this.loadAll = loadAll;
    this.waiting = [];
  }
  load(key) {
    return new Promise((resolve, reject) => {
      // Resolvers of one level run before the first timer: what they ask for comes together.
      if (this.waiting.length === 0) setImmediate(() => void this.flush());
      this.waiting.push({ key, resolve, reject });
    });
  }
  async flush() {
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
//# sourceMappingURL=batch.js.map

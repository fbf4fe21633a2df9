/** Joins calls for the same key: while one is running, every caller gets its promise. */
export class SingleFlight<Answer> {
  readonly #running = new Map<string, Promise<Answer>>();

  /** Returns the running call of a key, or starts one. */
  run(key: string, start: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = start().finally(() => {
      if (this.#running.get(key) === started) this.#running.delete(key);
    });
    this.#running.set(key, started);
    return started;
  }

  /** Forgets running calls: their callers still get the results, the next caller starts a new call. */
  detach(): void {
    this.#running.clear();
  }
}

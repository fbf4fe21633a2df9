/** Joins calls for the same key while one is under way: they all get the one answer. */
export class SingleFlight<Answer> {
  readonly #running = new Map<string, Promise<Answer>>();

  run(key: string, start: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = start().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}

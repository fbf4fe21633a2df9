/** What was kept last, by name; what was kept longest ago goes first. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();

  constructor(private readonly most = Infinity) {}

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Keeps it as the newest, in the place of what had the name. */
  keep(key: string, value: Value, most = this.most): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > most && oldest !== undefined) this.#values.delete(oldest);
  }

  drop(key: string): void {
    this.#values.delete(key);
  }
}

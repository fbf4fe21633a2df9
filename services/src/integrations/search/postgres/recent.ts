/** What was kept last; what was kept longest ago goes first. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  keep(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.most && oldest !== undefined) this.#values.delete(oldest);
  }

  drop(key: string): void {
    this.#values.delete(key);
  }
}

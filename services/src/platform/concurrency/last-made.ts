/** What was made last, by name: so many at most, and nothing that could not be made. */
export class LastMade<Value> {
  private readonly made = new Map<string, Promise<Value>>();

  constructor(private readonly maximum: number) {}

  find(name: string): Promise<Value> | undefined {
    return this.made.get(name);
  }

  /** Keeps it as the newest, in the place of what had the name. */
  keep(name: string, value: Promise<Value>): Promise<Value> {
    value.catch(() => this.made.get(name) === value && this.made.delete(name));
    this.made.delete(name);
    this.made.set(name, value);
    const [oldest] = this.made.keys();
    if (this.made.size > this.maximum && oldest !== undefined) this.made.delete(oldest);
    return value;
  }

  drop(name: string): void {
    this.made.delete(name);
  }
}

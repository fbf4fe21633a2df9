import { Recent } from '../memory/recent.js';

/** What was made last, by name: so many at most, and nothing that could not be made. */
export class LastMade<Value> {
  private readonly made: Recent<Promise<Value>>;

  constructor(maximum: number) {
    this.made = new Recent(maximum);
  }

  find(name: string): Promise<Value> | undefined {
    return this.made.get(name);
  }

  /** Keeps it as the newest, in the place of what had the name. */
  keep(name: string, value: Promise<Value>): Promise<Value> {
    value.catch(() => {
      if (this.made.get(name) === value) this.made.drop(name);
    });
    this.made.keep(name, value);
    return value;
  }

  drop(name: string): void {
    this.made.drop(name);
  }
}

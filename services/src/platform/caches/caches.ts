import { Injectable } from '@nestjs/common';

/** What a cache holds, and how often it had what was asked for. */
export interface CacheFill {
  readonly entries: number;
  readonly hits: number;
  readonly misses: number;
}

/** What the process keeps in memory, for people to look at: whoever has a cache says so. */
@Injectable()
export class Caches {
  private readonly known = new Map<string, () => CacheFill>();

  /** Makes a cache known under a name of its own. */
  watch(name: string, look: () => CacheFill): void {
    this.known.set(name, look);
  }

  /** How every cache is now, in the order in which they were made. */
  all(): ({ readonly name: string } & CacheFill)[] {
    return [...this.known].map(([name, look]) => ({ name, ...look() }));
  }
}

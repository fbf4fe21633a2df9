import { Injectable } from '@nestjs/common';
import type { Cache, CacheStats } from './cache.js';

/** The caches of this process by name, so that staff can see their sizes and hit rates. */
@Injectable()
export class CacheRegistry {
  readonly #caches = new Map<string, Pick<Cache<unknown>, 'stats'>>();

  /** Adds a cache under a unique name. */
  register(name: string, cache: Pick<Cache<unknown>, 'stats'>): void {
    this.#caches.set(name, cache);
  }

  /** Returns the counters of every cache, in the order of registration. */
  all(): ({ readonly name: string } & CacheStats)[] {
    return [...this.#caches].map(([name, { stats }]) => ({ name, ...stats }));
  }
}

import { LRUCache } from 'lru-cache';
import { currentRequest } from '../logging/request-scope.js';
import { SingleFlight } from './single-flight.js';

/** The age of a cached value. A `spare` value is returned only if no new one can be loaded. */
export type Age = 'fresh' | 'stale' | 'spare';

/** How long a value is used, in milliseconds. The three periods follow each other; after the last the value is deleted. */
export interface Lifetimes {
  /** The value is returned as it is. No limit by default. */
  readonly fresh?: number;
  /** The value is returned while a new one is loaded in the background (stale-while-revalidate). 0 by default. */
  readonly stale?: number;
  /** The value is returned if a new one cannot be loaded (stale-if-error). 0 by default. */
  readonly spare?: number;
}

/** Every cache is bounded by the number of its values, by their size, or by both. The least recently used are evicted first. */
type Bounds<Value> =
  | { readonly maximumEntries: number; readonly maximumSize?: never; readonly sizeOf?: never }
  | {
      readonly maximumEntries?: number;
      /** A value that is larger by itself is not stored. */
      readonly maximumSize: number;
      /** Positive integer, in the unit of `maximumSize`, such as bytes. */
      readonly sizeOf: (value: Value) => number;
    };

export type CacheOptions<Value> = Bounds<Value> & {
  readonly lifetimes?: Lifetimes | ((value: Value) => Lifetimes);
  /** The tags of a value, for `deleteTagged`. */
  readonly tagsOf?: (value: Value) => readonly string[];
  /** False stores nothing: `load` then only joins equal loads of one request. */
  readonly enabled?: boolean;
  /** The clock of all ages. Monotonic unless a value has to end at a time of day. */
  readonly now?: () => number;
};

export interface CacheStats {
  readonly entries: number;
  /** How often a fresh or stale value was found. */
  readonly hits: number;
  /** How often a value was stored for a key that had none or only a spare one. */
  readonly misses: number;
}

export interface Found<Value> {
  readonly value: Value;
  readonly age: Age;
}

interface Entry<Value> {
  readonly value: Value;
  freshUntil: number;
  staleUntil: number;
  readonly spareUntil: number;
}

/**
 * Caches values in memory by key, bounded by number or size. Most callers use `load`, which returns the cached value or loads
 * it, and joins equal loads.
 */
export class Cache<Value> {
  readonly now: () => number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #loads = new SingleFlight<Value>();
  readonly #enabled: boolean;
  #invalidations = 0;
  #hits = 0;
  #misses = 0;

  constructor(private readonly options: CacheOptions<Value>) {
    const { maximumEntries = 0, maximumSize = 0, sizeOf, now, enabled = true } = options;
    this.now = now ?? (() => performance.now());
    this.#enabled = enabled;
    this.#entries = new LRUCache<string, Entry<Value>>({
      max: maximumEntries,
      maxSize: maximumSize,
      ...(sizeOf && { sizeCalculation: ({ value }: Entry<Value>) => sizeOf(value) }),
    });
  }

  get stats(): CacheStats {
    return { entries: this.#entries.size, hits: this.#hits, misses: this.#misses };
  }

  /** The number of cached values. */
  get size(): number {
    return this.#entries.size;
  }

  /** The sum of what `sizeOf` returned for all values; 0 without it. */
  get calculatedSize(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * Returns the value of a key and loads it if it is not cached. Returns a stale value at once and reloads it in the
   * background. Returns a spare value only if loading fails; without one, rejects with the failure.
   */
  load(key: string, load: () => Promise<Value>): Promise<Value> {
    if (!this.#enabled) return this.#loads.run(`${currentRequest()?.requestId ?? ''} ${key}`, load);
    const found = this.find(key);
    if (!found) return this.#loadNow(key, load);
    if (found.age === 'fresh') return Promise.resolve(found.value);
    const loading = this.#loadNow(key, load).catch(() => found.value);
    return found.age === 'stale' ? Promise.resolve(found.value) : loading;
  }

  /** Returns a value and its age, and marks it as used. */
  find(key: string): Found<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = ageOf(entry, this.now());
    if (age === undefined) {
      this.#entries.delete(key);
      return undefined;
    }
    if (age !== 'spare') this.#hits += 1;
    return { value: entry.value, age };
  }

  /** Like `find`, without the age: for values that do not age. */
  get(key: string): Value | undefined {
    return this.find(key)?.value;
  }

  /** Returns a value of any age, without counting or marking it as used. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /** Stores a value. After `validUntil` (by this cache's clock) it is spare, even if its lifetimes are longer. */
  set(key: string, value: Value, validUntil = Infinity): void {
    if (!this.#enabled) return;
    const { lifetimes = {} } = this.options;
    const { fresh = Infinity, stale = 0, spare = 0 } = typeof lifetimes === 'function' ? lifetimes(value) : lifetimes;
    const now = this.now();
    const before = this.#entries.peek(key);
    if (!before || now >= before.staleUntil) this.#misses += 1;
    const freshUntil = now + fresh;
    const staleUntil = freshUntil + stale;
    this.#entries.set(key, {
      value,
      freshUntil: Math.min(freshUntil, validUntil),
      staleUntil: Math.min(staleUntil, validUntil),
      spareUntil: staleUntil + spare,
    });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Deletes the values that have any of these tags. */
  deleteTagged(tags: ReadonlySet<string>): void {
    const { tagsOf } = this.options;
    if (!tagsOf) return;
    // Copied first, because deleting changes the links that the iterator follows.
    for (const [key, { value }] of [...this.#entries.entries()])
      if (tagsOf(value).some((tag) => tags.has(tag))) this.#entries.delete(key);
  }

  /**
   * Marks changed values as spare for the rest of their lifetime, so that the next caller waits for the new value. Results of
   * loads that are running now are not stored, because they may have been read before the change.
   */
  invalidate(isChanged: (key: string, value: Value) => boolean = () => true): void {
    this.#invalidations += 1;
    this.#loads.detach();
    for (const [key, entry] of this.#entries.entries())
      if (isChanged(key, entry.value)) entry.freshUntil = entry.staleUntil = -Infinity;
  }

  #loadNow(key: string, load: () => Promise<Value>): Promise<Value> {
    return this.#loads.run(key, async () => {
      const before = this.#invalidations;
      const value = await load();
      if (this.#invalidations === before) this.set(key, value);
      return value;
    });
  }
}

function ageOf({ freshUntil, staleUntil, spareUntil }: Entry<unknown>, now: number): Age | undefined {
  if (now < freshUntil) return 'fresh';
  if (now < staleUntil) return 'stale';
  return now < spareUntil ? 'spare' : undefined;
}

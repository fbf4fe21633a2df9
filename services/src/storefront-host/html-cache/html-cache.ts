import type { CachedPage } from './cached-page.js';

export interface CacheLimits {
  readonly entries: number;
  readonly bytes: number;
  /** How long a page is served as it is. */
  readonly freshMs: number;
  /** How much longer it is served while a new one is made. */
  readonly staleMs: number;
  /** How much longer it is kept for the case that no new one can be made. */
  readonly spareMs: number;
}

interface Entry {
  readonly page: CachedPage;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly keptUntil: number;
}

/** `stale` may be shown while a new one is made; `spare` only when none can be made. */
export type Age = 'fresh' | 'stale' | 'spare';

export interface Found {
  readonly page: CachedPage;
  readonly age: Age;
}

function ageOf({ freshUntil, staleUntil }: Entry, now: number): Age {
  if (now < freshUntil) return 'fresh';
  return now < staleUntil ? 'stale' : 'spare';
}

/** Rendered pages in memory, the least recently used leaving first; bounded by number and by bytes. */
export class HtmlCache {
  private readonly entries = new Map<string, Entry>();
  private heldBytes = 0;
  private hits = 0;
  private misses = 0;

  constructor(
    private readonly limits: CacheLimits,
    /** What time it is for the pages. */
    readonly now: () => number = Date.now,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  get bytes(): number {
    return this.heldBytes;
  }

  /** What it holds, how often it had a page that was asked for, and how often one had to be made. */
  get fill(): { readonly entries: number; readonly hits: number; readonly misses: number } {
    return { entries: this.entries.size, hits: this.hits, misses: this.misses };
  }

  /** The page under a key, and how old it is; undefined when there is none. */
  find(key: string): Found | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const now = this.now();
    if (now >= entry.keptUntil) {
      this.drop(key);
      return undefined;
    }
    this.hits += 1;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return { page: entry.page, age: ageOf(entry, now) };
  }

  /** Keeps a page. What it says holds until an instant at most: from then on it is only shown when none can be made. */
  put(key: string, page: CachedPage, holdsUntil = Infinity): void {
    // One that is made anew was shown meanwhile.
    if (!this.entries.has(key)) this.misses += 1;
    this.drop(key);
    const freshUntil = this.now() + this.limits.freshMs;
    const staleUntil = freshUntil + this.limits.staleMs;
    this.entries.set(key, {
      page,
      freshUntil: Math.min(freshUntil, holdsUntil),
      staleUntil: Math.min(staleUntil, holdsUntil),
      keptUntil: staleUntil + this.limits.spareMs,
    });
    this.heldBytes += page.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.limits.entries && this.heldBytes <= this.limits.bytes) return;
      this.drop(oldest);
    }
  }

  /** Forgets the pages that show any of these resources. */
  dropTagged(tags: ReadonlySet<string>): void {
    for (const [key, { page }] of this.entries) if (page.tags.some((tag) => tags.has(tag))) this.drop(key);
  }

  /** Forgets the pages whose keys begin alike: all of a store. */
  dropPrefix(prefix: string): void {
    for (const key of this.entries.keys()) if (key.startsWith(prefix)) this.drop(key);
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.heldBytes -= entry.page.bytes;
  }
}

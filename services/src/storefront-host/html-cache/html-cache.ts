import { Cache, type Lifetimes } from '../../platform/cache/cache.js';
import type { CachedPage } from './cached-page.js';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

export interface HtmlCacheLimits {
  readonly entries: number;
  readonly bytes: number;
  readonly lifetimes: Lifetimes;
}

const LIMITS: HtmlCacheLimits = {
  entries: 5_000,
  bytes: 14 * MEGABYTE,
  lifetimes: { fresh: MINUTE_MS, stale: 15 * MINUTE_MS, spare: 24 * 60 * MINUTE_MS },
};

/**
 * Rendered pages in memory. A stale page is served while a new one is rendered (stale-while-revalidate); a spare page only
 * if rendering fails (stale-if-error). Uses the wall clock, because campaigns on pages begin and end by it.
 */
export class HtmlCache extends Cache<CachedPage> {
  constructor(now: () => number = Date.now, { entries, bytes, lifetimes } = LIMITS) {
    super({
      maximumEntries: entries,
      maximumSize: bytes,
      sizeOf: (page) => page.bytes,
      tagsOf: ({ tags }) => tags,
      lifetimes,
      now,
    });
  }
}

import { Cache } from '../cache/cache.js';
import type { Limit } from '../env/rate-limits.js';

/** About 10 MB. Beyond it the least recently seen senders are evicted. */
const MAXIMUM_KEYS = 50_000;

interface Window {
  readonly endsAt: number;
  used: number;
}

/** Counts per key in windows of fixed length, in memory, for a limited number of keys. Times are monotonic milliseconds. */
export class WindowCounters {
  private readonly windows: Cache<Window>;

  constructor(
    private readonly now: () => number = () => performance.now(),
    maximumEntries = MAXIMUM_KEYS,
  ) {
    this.windows = new Cache({ maximumEntries, now });
  }

  /** Takes points from a key's window. Returns undefined, or the seconds until the window ends if too few points are left. */
  take(key: string, { points, seconds }: Limit, count = 1): number | undefined {
    const window = this.openWindow(key) ?? { endsAt: this.now() + seconds * 1000, used: 0 };
    if (window.used + count > points) return Math.max(1, Math.ceil((window.endsAt - this.now()) / 1000));
    window.used += count;
    this.windows.set(key, window);
    return undefined;
  }

  /** Gives points back that were taken. */
  refund(key: string, count = 1): void {
    const window = this.openWindow(key);
    if (window) window.used = Math.max(0, window.used - count);
  }

  private openWindow(key: string): Window | undefined {
    const window = this.windows.get(key);
    return window && window.endsAt > this.now() ? window : undefined;
  }
}

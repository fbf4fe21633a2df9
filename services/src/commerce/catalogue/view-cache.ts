import { currentRequest } from '../../platform/logging/request-scope.js';

export interface ViewCacheOptions {
  /** The most views that are kept; the one that was asked for longest ago goes first. */
  readonly maximum: number;
  /** For how long a view is given as it is. */
  readonly freshMilliseconds: number;
  /** False keeps nothing: every request loads, what it needs twice once. */
  readonly enabled: boolean;
  readonly now?: () => number;
}

interface Entry<View> {
  readonly view: View;
  readonly loadedAt: number;
  /** Known to be another by now: given only while it cannot be loaded. */
  readonly isOutdated?: boolean;
}

/**
 * View models in memory. A view past its time is still given, while a new one is fetched behind it: nobody waits, and with
 * the commerce backend away the catalogue goes on as it last was. Loads of one key are joined.
 */
export class ViewCache<View> {
  readonly #entries = new Map<string, Entry<View>>();
  readonly #loading = new Map<string, Promise<View>>();
  readonly #now: () => number;
  #hits = 0;
  #misses = 0;

  constructor(private readonly options: ViewCacheOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  /** What it holds, and how often it had what was asked for. */
  get fill(): { readonly entries: number; readonly hits: number; readonly misses: number } {
    return { entries: this.#entries.size, hits: this.#hits, misses: this.#misses };
  }

  /** The view under a key, loaded when there is none. */
  async get(key: string, load: () => Promise<View>): Promise<View> {
    if (!this.options.enabled) return this.#load(`${currentRequest()?.requestId ?? ''} ${key}`, load);
    const entry = this.#entries.get(key);
    this.#count(entry);
    if (!entry) return this.#load(key, load);
    this.#touch(key, entry);
    if (entry.isOutdated) return this.#load(key, load).catch(() => entry.view);
    if (this.#now() - entry.loadedAt > this.options.freshMilliseconds) {
      // Whoever reads has an answer already; the failure shows where there is none.
      this.#load(key, load).catch(() => undefined);
    }
    return entry.view;
  }

  /** A view that is there and fresh. */
  fresh(key: string): View | undefined {
    const entry = this.options.enabled ? this.#entries.get(key) : undefined;
    return entry && !entry.isOutdated && this.#now() - entry.loadedAt <= this.options.freshMilliseconds
      ? entry.view
      : undefined;
  }

  /** A view that is there, however old. */
  any(key: string): View | undefined {
    return this.options.enabled ? this.#entries.get(key)?.view : undefined;
  }

  /** Whether whoever asks shall wait for a new view: there is none, or it is known to be another by now. */
  mustLoad(key: string): boolean {
    const entry = this.options.enabled ? this.#entries.get(key) : undefined;
    this.#count(entry);
    return entry?.isOutdated ?? entry === undefined;
  }

  /** Knows that these views are others by now: the next to ask waits for the new one. What is being loaded is not kept. */
  outdate(isMeant: (key: string, view: View) => boolean = () => true): void {
    this.#loading.clear();
    for (const [key, entry] of this.#entries)
      if (isMeant(key, entry.view)) this.#entries.set(key, { ...entry, isOutdated: true });
  }

  /** Puts a view that was loaded with others. */
  put(key: string, view: View): void {
    if (!this.options.enabled) return;
    this.#touch(key, { view, loadedAt: this.#now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.options.maximum && oldest !== undefined) this.#entries.delete(oldest);
  }

  #count(entry: Entry<View> | undefined): void {
    if (entry && !entry.isOutdated) this.#hits += 1;
    else this.#misses += 1;
  }

  #load(key: string, load: () => Promise<View>): Promise<View> {
    const loading = this.#loading.get(key);
    if (loading) return loading;
    const started = load()
      .then((view) => {
        if (this.#loading.get(key) === started) this.put(key, view);
        return view;
      })
      .finally(() => {
        if (this.#loading.get(key) === started) this.#loading.delete(key);
      });
    this.#loading.set(key, started);
    return started;
  }

  /** Maps keep the order of insertion: the last is the youngest. */
  #touch(key: string, entry: Entry<View>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }
}

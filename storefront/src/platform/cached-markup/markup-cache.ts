/**
 * An LRU cache of rendered parts of pages, limited by bytes. Texts are stored as UTF-8 outside of the heap: in a string a single
 * "€" makes every character take two bytes, and a slice of a longer string retains all of it.
 */
export class MarkupCache {
  readonly #texts = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(private readonly maximumBytes: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** Stores a text in UTF-8; evicts the least recently used texts if the cache is full. */
  set(key: string, text: Uint8Array): void {
    this.#delete(key);
    this.#texts.set(key, text);
    this.#bytes += text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#bytes <= this.maximumBytes) break;
      this.#delete(oldest);
    }
  }

  /** Returns a text; undefined if it was not stored or was evicted. */
  get(key: string): Uint8Array | undefined {
    const text = this.#texts.get(key);
    if (!text) return undefined;
    this.#texts.delete(key);
    this.#texts.set(key, text);
    return text;
  }

  #delete(key: string): void {
    this.#bytes -= this.#texts.get(key)?.length ?? 0;
    this.#texts.delete(key);
  }
}

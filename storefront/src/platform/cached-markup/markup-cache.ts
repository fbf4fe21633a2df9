/** A handle for cached markup of one part of a page. The text itself is in the cache. */
export interface Markup {
  /** The store's config and the locale that the markup was rendered for. */
  readonly version: string;
}

/**
 * An LRU cache of rendered parts of pages, limited by bytes. Texts are stored as UTF-8 outside of the heap: in a string a single
 * "€" makes every character take two bytes, and a slice of a longer text retains all of it.
 */
export class MarkupCache {
  readonly #texts = new Map<Markup, Uint8Array>();
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #bytes = 0;

  constructor(private readonly maximumBytes: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** Stores a text and returns its handle; evicts the least recently used texts if the cache is full. */
  add(version: string, html: string): Markup {
    const markup = { version };
    const text = this.#encoder.encode(html);
    this.#texts.set(markup, text);
    this.#bytes += text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#bytes <= this.maximumBytes) break;
      this.delete(oldest);
    }
    return markup;
  }

  /** Returns the text of a markup; undefined if it was evicted. */
  read(markup: Markup): string | undefined {
    const text = this.#texts.get(markup);
    if (!text) return undefined;
    this.#texts.delete(markup);
    this.#texts.set(markup, text);
    return this.#decoder.decode(text);
  }

  delete(markup: Markup): void {
    this.#bytes -= this.#texts.get(markup)?.length ?? 0;
    this.#texts.delete(markup);
  }
}

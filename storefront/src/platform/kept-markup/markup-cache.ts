/** Markup of one part of a page, as it was made for a store's config and a locale. The text itself is in the cache. */
export interface Markup {
  readonly madeFor: string;
}

/**
 * Rendered parts of pages, bounded by bytes; the least recently used leaves first. Texts are stored as UTF-8 outside of the
 * heap: as a string, a single "€" makes every character take two bytes, and a slice of a longer text keeps all of it.
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

  /** Stores a text. */
  add(madeFor: string, html: string): Markup {
    const markup = { madeFor };
    const text = this.#encoder.encode(html);
    this.#texts.set(markup, text);
    this.#bytes += text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#bytes <= this.maximumBytes) break;
      this.delete(oldest);
    }
    return markup;
  }

  /** The text of a markup; undefined when it has left the cache. */
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

import { folded } from '@manifold/domain/search/folded';
import { writtenWords } from '@manifold/domain/search/words';
import type { IndexedProduct } from '../search-index.js';

/** Where words stand, in the order in which they count: a word is looked for in all up to a place at once. */
const PLACES = ['name', 'branded', 'title', 'body'] as const;
type Place = (typeof PLACES)[number];

/** Of how many products a word is, and how it is written in each way. */
interface Use {
  documents: number;
  readonly written: Map<string, number>;
}

/** A word of an index: compared by `word`, shown as people mostly write it. */
export interface IndexedWord {
  readonly word: string;
  readonly shown: string;
  readonly documents: number;
}

/** A product as its row says it: the words of its name, those and its brand's, those and its categories', all its words. */
export interface DocumentRow extends Readonly<Record<Place, string>> {
  readonly id: string;
  readonly sku: string;
  readonly ean: string;
}

/** Makes rows of products, and counts their words as they go by. */
export class DocumentVectors {
  readonly #uses = new Map<string, Use>();
  /** Texts repeat, their words even more. */
  readonly #folded = new Map<string, string>();

  rowOf(product: IndexedProduct): DocumentRow {
    const texts: Readonly<Record<Place, readonly (string | null)[]>> = {
      name: [product.name],
      branded: [product.brand],
      title: product.categories,
      body: [product.description],
    };
    const words = new Set<string>();
    const vectors = PLACES.map((place) => {
      for (const text of texts[place]) this.#addWords(text ?? '', words);
      return vector(words);
    });
    const [name = '', branded = '', title = '', body = ''] = vectors;
    for (const word of words) this.#use(word).documents += 1;
    return { id: product.id, sku: product.sku, ean: product.ean ?? '', name, branded, title, body };
  }

  get words(): IndexedWord[] {
    return [...this.#uses].map(([word, { documents, written }]) => {
      const [[shown] = [word]] = [...written].sort(([, first], [, second]) => second - first);
      return { word, shown, documents };
    });
  }

  #addWords(text: string, words: Set<string>): void {
    for (const written of writtenWords(text)) {
      const word = this.#fold(written);
      words.add(word);
      const { written: ways } = this.#use(word);
      ways.set(written, (ways.get(written) ?? 0) + 1);
    }
  }

  #use(word: string): Use {
    const use = this.#uses.get(word) ?? { documents: 0, written: new Map<string, number>() };
    this.#uses.set(word, use);
    return use;
  }

  #fold(written: string): string {
    const word = this.#folded.get(written) ?? folded(written);
    this.#folded.set(written, word);
    return word;
  }
}

/** A `tsvector` as text, without places: words hold letters and digits alone, so that nothing in them has to be escaped. */
const vector = (words: ReadonlySet<string>): string => [...words].map((word) => `'${word}'`).join(' ');

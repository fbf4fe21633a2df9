import { foldText } from '@manifold/domain/search/fold-text';
import { codesOf } from '@manifold/domain/search/product-code';
import { PRODUCT_KINDS } from '@manifold/domain/search/product-kind';
import { figuresIn, figuresText } from '@manifold/domain/search/quantities';
import { splitWords } from '@manifold/domain/search/words';
import type { IndexedProduct } from '../ports/search-index.js';

/** The fields of words, best first. A search in a field includes the fields before it. */
const FIELDS = ['name', 'branded', 'title', 'body'] as const;
type Field = (typeof FIELDS)[number];

/** The number of products with a word, and the count of each spelling. */
interface WordUse {
  documents: number;
  readonly written: Map<string, number>;
}

/** A word of an index: compared by `word`, shown in its most frequent spelling. */
export interface IndexedWord {
  readonly word: string;
  readonly shown: string;
  readonly documents: number;
}

/** A product as a row: the words of its name, then with its brand, then with its categories, then all words. */
export interface DocumentRow extends Readonly<Record<Field, string>> {
  readonly id: string;
  readonly sku: string;
  /** The index of its kind in `PRODUCT_KINDS`. */
  readonly kind: number;
  /** SKU, EAN and model number in comparable form, separated by spaces. */
  readonly codes: string;
  /** The quantities of its name in base units, see `figuresText`. */
  readonly figures: string;
}

/** Converts products to rows and counts their words. */
export class DocumentVectors {
  readonly #uses = new Map<string, WordUse>();
  /** Cached, because texts and words repeat. */
  readonly #folded = new Map<string, string>();

  rowOf(product: IndexedProduct): DocumentRow {
    const texts: Readonly<Record<Field, readonly (string | null)[]>> = {
      name: [product.name],
      branded: [product.brand, seriesIn(product.model ?? '')],
      title: product.categories,
      body: [product.description],
    };
    const words = new Set<string>();
    const vectors = FIELDS.map((field) => {
      for (const text of texts[field]) this.#addWords(text ?? '', words);
      return vector(words);
    });
    const [name = '', branded = '', title = '', body = ''] = vectors;
    for (const word of words) this.#use(word).documents += 1;
    return {
      ...{ id: product.id, sku: product.sku, name, branded, title, body },
      kind: PRODUCT_KINDS.indexOf(product.kind),
      codes: codesOf(product).join(' '),
      figures: figuresText(figuresIn(product.name)),
    };
  }

  get words(): IndexedWord[] {
    return [...this.#uses].map(([word, { documents, written }]) => {
      const [[shown] = [word]] = [...written].sort(([, first], [, second]) => second - first);
      return { word, shown, documents };
    });
  }

  #addWords(text: string, words: Set<string>): void {
    for (const written of splitWords(text)) {
      const word = this.#fold(written);
      words.add(word);
      const { written: spellings } = this.#use(word);
      spellings.set(written, (spellings.get(written) ?? 0) + 1);
    }
  }

  #use(word: string): WordUse {
    const use = this.#uses.get(word) ?? { documents: 0, written: new Map<string, number>() };
    this.#uses.set(word, use);
    return use;
  }

  #fold(written: string): string {
    const word = this.#folded.get(written) ?? foldText(written);
    this.#folded.set(written, word);
    return word;
  }
}

const MINIMUM_SERIES_LENGTH = 3;

/** Returns the words of a model number without digits, which find a whole series: `RCEF`. */
const seriesIn = (model: string): string =>
  splitWords(model)
    .filter((word) => word.length >= MINIMUM_SERIES_LENGTH && !/\d/.test(word))
    .join(' ');

/** Returns a `tsvector` as text without positions. Words have only letters and digits, so nothing is escaped. */
const vector = (words: ReadonlySet<string>): string => [...words].map((word) => `'${word}'`).join(' ');

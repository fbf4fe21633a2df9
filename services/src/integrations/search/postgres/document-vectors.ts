import { folded } from '@manifold/domain/search/folded';
import { codesOf } from '@manifold/domain/search/product-code';
import { PRODUCT_KINDS } from '@manifold/domain/search/product-kind';
import { figuresIn, figuresText } from '@manifold/domain/search/quantities';
import { writtenWords } from '@manifold/domain/search/words';
import type { IndexedProduct } from '../ports/search-index.js';

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
  /** The place of its kind among `PRODUCT_KINDS`. */
  readonly kind: number;
  /** SKU, EAN and model number as they are compared, with spaces between them. */
  readonly codes: string;
  /** The figures of its name in base units, see `figuresText`. */
  readonly figures: string;
}

/** Makes rows of products, and counts their words as they go by. */
export class DocumentVectors {
  readonly #uses = new Map<string, Use>();
  /** Texts repeat, their words even more. */
  readonly #folded = new Map<string, string>();

  rowOf(product: IndexedProduct): DocumentRow {
    const texts: Readonly<Record<Place, readonly (string | null)[]>> = {
      name: [product.name],
      branded: [product.brand, seriesIn(product.model ?? '')],
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

const SHORTEST_SERIES = 3;

/** The words of a model number without digits, by which a whole series is found: `RCEF`. */
const seriesIn = (model: string): string =>
  writtenWords(model)
    .filter((word) => word.length >= SHORTEST_SERIES && !/\d/.test(word))
    .join(' ');

/** A `tsvector` as text, without places: words hold letters and digits alone, so that nothing in them has to be escaped. */
const vector = (words: ReadonlySet<string>): string => [...words].map((word) => `'${word}'`).join(' ');

import { folded } from '@manifold/domain/search/folded';
import { writtenWords } from '@manifold/domain/search/words';
import type { IndexedProduct } from '../search-index.js';

/** Where a word stands, as Postgres weighs it: name, brand, category, description. */
type Weight = 'A' | 'B' | 'C' | 'D';

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

/** A product as its row says it: the words of its title, and all its words. */
export interface DocumentRow {
  readonly id: string;
  readonly sku: string;
  readonly ean: string;
  readonly title: string;
  readonly body: string;
}

/** Makes rows of products, and counts their words as they go by. */
export class DocumentVectors {
  readonly #uses = new Map<string, Use>();
  /** Texts repeat, their words even more. */
  readonly #folded = new Map<string, string>();

  rowOf(product: IndexedProduct): DocumentRow {
    const weights = new Map<string, Set<Weight>>();
    const place = (text: string | null, weight: Weight) => this.#place(text ?? '', weight, weights);
    place(product.name, 'A');
    place(product.brand, 'B');
    for (const category of product.categories) place(category, 'C');
    const title = vector(weights);
    place(product.description, 'D');
    for (const word of weights.keys()) this.#use(word).documents += 1;
    return { id: product.id, sku: product.sku, ean: product.ean ?? '', title, body: vector(weights) };
  }

  get words(): IndexedWord[] {
    return [...this.#uses].map(([word, { documents, written }]) => {
      const [[shown] = [word]] = [...written].sort(([, first], [, second]) => second - first);
      return { word, shown, documents };
    });
  }

  #place(text: string, weight: Weight, weights: Map<string, Set<Weight>>): void {
    for (const written of writtenWords(text)) {
      const word = this.#fold(written);
      const known = weights.get(word) ?? new Set();
      weights.set(word, known.add(weight));
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

/** A `tsvector` as text: words hold letters and digits alone, so that nothing in them has to be escaped. */
const vector = (weights: ReadonlyMap<string, ReadonlySet<Weight>>): string =>
  [...weights]
    .map(([word, at]) => `'${word}':${[...at].map((weight, place) => `${place + 1}${weight}`).join(',')}`)
    .join(' ');

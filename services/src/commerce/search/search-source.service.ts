import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend, type ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import {
  SearchedProducts,
  type SearchFields,
  type SearchedTexts,
  type SearchedTranslations,
} from '../../integrations/commercetools/ports/searched-products.js';
import type { IndexedProduct } from '../../integrations/search/ports/search-index.js';
import { Categories, type CategoryTree, localisedText } from '../catalogue/index.js';
import type { SearchTarget } from './search-targets.js';

/** The version of the document format; a new one rebuilds every index. */
const FORM = 3;

const NO_TEXTS: SearchedTexts = { name: '', description: null };

/** Products for each index by its name, the same number for all. */
export type ProductsByIndex = ReadonlyMap<string, readonly IndexedProduct[]>;

/** Reads the catalogue for search indexes. */
@Injectable()
export class SearchSource {
  /** Hashes of category names by language chain. */
  private readonly hashes = new WeakMap<CategoryTree, Map<string, string>>();

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly products: SearchedProducts,
    private readonly categories: Categories,
  ) {}

  state(): Promise<ProductsState> {
    return this.backend.productsState();
  }

  /** Returns a hash of everything that changes all documents of an index. */
  async fingerprint({ languages }: SearchTarget): Promise<string> {
    const tree = await this.categories.fullTree();
    const known = this.hashes.get(tree) ?? new Map<string, string>();
    this.hashes.set(tree, known);
    const key = languages.join();
    const hash =
      known.get(key) ??
      createHash('sha256')
        .update(JSON.stringify([FORM, key, namesIn(tree, languages)]))
        .digest('hex')
        .slice(0, 16);
    known.set(key, hash);
    return hash;
  }

  /** Reads all products, or those changed since an instant, page by page, once for all these indexes. */
  async *pages(targets: readonly SearchTarget[], changedSince?: string): AsyncIterable<ProductsByIndex> {
    const tree = await this.categories.fullTree();
    const readers = targets.map(({ languages }) => languages);
    for await (const page of this.products.pages(readers, changedSince))
      yield new Map(
        targets.map(({ indexName, languages }, reader) => [
          indexName,
          page.map(({ texts, ...fields }) =>
            indexedProduct({ ...fields, ...(texts[reader] ?? NO_TEXTS) }, tree, languages),
          ),
        ]),
      );
  }

  /** Returns the published products among these ids, in every language. */
  async published(ids: readonly string[]): Promise<PublishedProducts> {
    const [tree, products] = [await this.categories.fullTree(), await this.products.published(ids)];
    return {
      ids: new Set(products.map(({ id }) => id)),
      forIndex: ({ languages }) =>
        products.map((product) => indexedProduct(inBest(languages, product), tree, languages)),
    };
  }
}

function inBest(languages: readonly string[], product: SearchedTranslations): SearchFields & SearchedTexts {
  const { names, descriptions, ...fields } = product;
  return {
    ...fields,
    name: localisedText(languages, names) ?? '',
    description: localisedText(languages, descriptions) ?? null,
  };
}

/** Published products for any index. */
export interface PublishedProducts {
  readonly ids: ReadonlySet<string>;
  forIndex(place: SearchTarget): IndexedProduct[];
}

function namesIn(tree: CategoryTree, languages: readonly string[]): string[] {
  const below = (id: string): string[] =>
    tree
      .children(id)
      .flatMap((child) => [`${child.id} ${localisedText(languages, child.names) ?? ''}`, ...below(child.id)]);
  return tree.roots.flatMap((root) => [`${root.id} ${localisedText(languages, root.names) ?? ''}`, ...below(root.id)]);
}

function indexedProduct(
  product: SearchFields & SearchedTexts,
  tree: CategoryTree,
  languages: readonly string[],
): IndexedProduct {
  const lines = product.categoryIds.flatMap((id) => {
    const category = tree.find(id);
    return category ? [...tree.ancestors(category), category] : [];
  });
  const names = [...new Set(lines)].flatMap(({ names: texts }) => localisedText(languages, texts) ?? []);
  const { id, sku, ean, model, kind, name, brand, description } = product;
  return { id, sku, ean, model, kind, name, brand, description, categories: names };
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend, type ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import {
  SearchedProducts,
  type SearchedFacts,
  type SearchedTexts,
  type SearchedTranslations,
} from '../../integrations/commercetools/ports/searched-products.js';
import type { IndexedProduct } from '../../integrations/search/ports/search-index.js';
import { Categories, type CategoryTree, textIn } from '../catalogue/index.js';
import type { FilledPlace } from './search-places.js';

/** Goes up when documents are made in another way: every index is then built anew. */
const FORM = 3;

const NO_TEXTS: SearchedTexts = { name: '', description: null };

/** Products as each index takes them, by its name; of the same number for all. */
export type ProductsByIndex = ReadonlyMap<string, readonly IndexedProduct[]>;

/** The catalogue as search indexes take it. */
@Injectable()
export class SearchSource {
  /** What the categories are called in a language, for as long as they are the same. */
  private readonly hashes = new WeakMap<CategoryTree, Map<string, string>>();

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly products: SearchedProducts,
    private readonly categories: Categories,
  ) {}

  state(): Promise<ProductsState> {
    return this.backend.productsState();
  }

  /** Of all that makes every document of an index another. */
  async fingerprint({ languages }: FilledPlace): Promise<string> {
    const tree = await this.categories.whole();
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

  /** All products of these indexes, or those that changed since, page by page: read once for all, and of each by its name. */
  async *pages(places: readonly FilledPlace[], changedSince?: string): AsyncIterable<ProductsByIndex> {
    const tree = await this.categories.whole();
    const readers = places.map(({ languages }) => languages);
    for await (const page of this.products.pages(readers, changedSince))
      yield new Map(
        places.map(({ indexName, languages }, reader) => [
          indexName,
          page.map(({ texts, ...facts }) =>
            indexedProduct({ ...facts, ...(texts[reader] ?? NO_TEXTS) }, tree, languages),
          ),
        ]),
      );
  }

  /** Of these products those that are published, in the texts of every language. */
  async published(ids: readonly string[]): Promise<PublishedProducts> {
    const [tree, products] = [await this.categories.whole(), await this.products.published(ids)];
    return {
      ids: new Set(products.map(({ id }) => id)),
      for: ({ languages }) => products.map((product) => indexedProduct(inBest(languages, product), tree, languages)),
    };
  }
}

function inBest(languages: readonly string[], product: SearchedTranslations): SearchedFacts & SearchedTexts {
  const { names, descriptions, ...facts } = product;
  return {
    ...facts,
    name: textIn(languages, names) ?? '',
    description: textIn(languages, descriptions) ?? null,
  };
}

/** Products as they are published, for whichever index. */
export interface PublishedProducts {
  readonly ids: ReadonlySet<string>;
  for(place: FilledPlace): IndexedProduct[];
}

function namesIn(tree: CategoryTree, languages: readonly string[]): string[] {
  const below = (id: string): string[] =>
    tree.children(id).flatMap((child) => [`${child.id} ${textIn(languages, child.names) ?? ''}`, ...below(child.id)]);
  return tree.roots.flatMap((root) => [`${root.id} ${textIn(languages, root.names) ?? ''}`, ...below(root.id)]);
}

function indexedProduct(
  product: SearchedFacts & SearchedTexts,
  tree: CategoryTree,
  languages: readonly string[],
): IndexedProduct {
  const lines = product.categoryIds.flatMap((id) => {
    const category = tree.find(id);
    return category ? [...tree.ancestors(category), category] : [];
  });
  const names = [...new Set(lines)].flatMap(({ names: texts }) => textIn(languages, texts) ?? []);
  const { id, sku, ean, model, kind, name, brand, description } = product;
  return { id, sku, ean, model, kind, name, brand, description, categories: names };
}

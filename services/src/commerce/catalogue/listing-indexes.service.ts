import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { languageChain } from '../visit/market-of.js';
import { Categories } from './categories.service.js';
import { ListingIndex } from './listing-index.js';
import { ProductReading, type ListedProducts } from './product-reading.service.js';

/** The listing index of each store: made with the first visitor after the products were read anew. */
@Injectable()
export class ListingIndexes {
  private readonly indexes = new WeakMap<ListedProducts, Map<string, Promise<ListingIndex>>>();

  constructor(
    private readonly products: ProductReading,
    private readonly categories: Categories,
  ) {}

  /** The index of a store, old rather than late. */
  async of(snapshot: Snapshot): Promise<ListingIndex> {
    const listed = await this.products.current();
    const known = this.indexes.get(listed) ?? new Map<string, Promise<ListingIndex>>();
    this.indexes.set(listed, known);
    const key = this.keyOf(snapshot);
    const index = known.get(key) ?? this.built(snapshot, listed);
    known.set(key, index);
    index.catch(() => known.delete(key));
    return index;
  }

  /** A change of a store's languages or departments makes another index; one of its currency, another reading. */
  private keyOf({ storeKey, document }: Snapshot): string {
    const { store, brand } = document.sections;
    return [storeKey, ...store.locales.map(({ locale }) => locale), ...brand.departments].join();
  }

  private async built(snapshot: Snapshot, { rows, places }: ListedProducts): Promise<ListingIndex> {
    const { locales } = snapshot.document.sections.store;
    const languages = new Map(locales.map(({ locale }) => [locale, languageChain(snapshot, locale)]));
    const tree = await this.categories.tree(snapshot);
    return new ListingIndex(rows, tree, { languages, place: places.get(snapshot.storeKey) });
  }
}

import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Recent } from '../../platform/memory/recent.js';
import { languageChain } from '../visit/index.js';
import { Categories } from './categories.service.js';
import type { StoreListing } from './listed-product.js';
import { ListingIndex } from './listing-index.js';
import { ProductReading } from './product-reading.service.js';

/** Beside one for each store: of previews, which may have other languages and departments than their store. */
const MOST_BESIDE_STORES = 20;

interface KeptIndex extends Pick<StoreListing, 'tree' | 'place'> {
  readonly rows: readonly ListingRow[];
  readonly index: ListingIndex;
}

/** The listing index of each store: made with the first visitor, brought in line with the first after a change. */
@Injectable()
export class ListingIndexes {
  private readonly kept = new Recent<KeptIndex>();

  constructor(
    private readonly products: ProductReading,
    private readonly categories: Categories,
  ) {}

  /** The index of a store, old rather than late. */
  async of(snapshot: Snapshot): Promise<ListingIndex> {
    const [{ rows, places }, tree] = await Promise.all([this.products.current(), this.categories.tree(snapshot)]);
    const languages = languagesOf(snapshot);
    const key = keyOf(snapshot, languages);
    const before = this.kept.get(key);
    if (before?.rows === rows && before.tree === tree) return before.index;
    const place = places.get(snapshot.storeKey);
    const isSameStore = before?.tree === tree && before.place === place;
    const index = isSameStore ? before.index.after(rows) : new ListingIndex(rows, { tree, languages, place });
    this.kept.keep(key, { rows, tree, place, index }, places.size + MOST_BESIDE_STORES);
    return index;
  }
}

/** A change of a store's languages or departments makes another index. */
function keyOf({ storeKey, document }: Snapshot, languages: StoreListing['languages']): string {
  return JSON.stringify([storeKey, document.sections.brand.departments, [...languages]]);
}

function languagesOf(snapshot: Snapshot): StoreListing['languages'] {
  const { locales } = snapshot.document.sections.store;
  return new Map(locales.map(({ locale }) => [locale, languageChain(snapshot, locale)]));
}

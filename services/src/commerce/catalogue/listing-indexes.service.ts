import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { languageChain } from '../visit/index.js';
import { Categories } from './categories.service.js';
import type { StoreListing } from './listed-product.js';
import { ListingIndex } from './listing-index.js';
import { ProductReading } from './product-reading.service.js';

/** Far more than stores, because creating an evicted index takes seconds. */
const MAXIMUM_STORES = 10_000;
/** For previews whose languages or departments differ from those of their store. */
const MAXIMUM_PREVIEWS = 20;

interface CachedIndex extends Pick<StoreListing, 'tree' | 'priceIndex'> {
  readonly key: string;
  readonly rows: readonly ListingRow[];
  readonly index: ListingIndex;
}

/** The languages of an index, and its cache key. */
interface IndexIdentity extends Pick<StoreListing, 'languages'> {
  readonly key: string;
}

/** Caches the listing index of each store, created for the first visitor and updated after changes. */
@Injectable()
export class ListingIndexes {
  private readonly stores = new Cache<CachedIndex>({ maximumEntries: MAXIMUM_STORES });
  private readonly previews = new Cache<CachedIndex>({ maximumEntries: MAXIMUM_PREVIEWS });
  private readonly identities = new WeakMap<Snapshot, IndexIdentity>();

  constructor(
    private readonly products: ProductReading,
    private readonly categories: Categories,
  ) {}

  /** Returns the index of a store, possibly stale (stale-while-revalidate). */
  async forStore(snapshot: Snapshot): Promise<ListingIndex> {
    const [{ rows, priceIndexes }, tree] = await Promise.all([this.products.current(), this.categories.tree(snapshot)]);
    const { key, languages } = this.identityOf(snapshot);
    const ofStore = this.stores.get(snapshot.storeKey);
    const isOther = snapshot.preview !== undefined && ofStore !== undefined && ofStore.key !== key;
    const cached = isOther ? this.previews.get(key) : ofStore;
    const before = cached?.key === key ? cached : undefined;
    if (before?.rows === rows && before.tree === tree) return before.index;
    const priceIndex = priceIndexes.get(snapshot.storeKey);
    const isSameStore = before?.tree === tree && before.priceIndex === priceIndex;
    const index = isSameStore ? before.index.update(rows) : new ListingIndex(rows, { tree, languages, priceIndex });
    if (isOther) this.previews.set(key, { key, rows, tree, priceIndex, index });
    else this.stores.set(snapshot.storeKey, { key, rows, tree, priceIndex, index });
    return index;
  }

  private identityOf(snapshot: Snapshot): IndexIdentity {
    const known = this.identities.get(snapshot);
    if (known) return known;
    const languages = languagesOf(snapshot);
    const identity = { languages, key: keyOf(snapshot, languages) };
    this.identities.set(snapshot, identity);
    return identity;
  }
}

/** Returns the cache key: an index depends on languages and departments. */
function keyOf({ storeKey, document }: Snapshot, languages: StoreListing['languages']): string {
  return JSON.stringify([storeKey, document.sections.brand.departments, [...languages]]);
}

function languagesOf(snapshot: Snapshot): StoreListing['languages'] {
  const { locales } = snapshot.document.sections.store;
  return new Map(locales.map(({ locale }) => [locale, languageChain(snapshot, locale)]));
}

import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { languageChain } from '../visit/index.js';
import { Categories } from './categories.service.js';
import type { StoreListing } from './listed-product.js';
import { ListingIndex } from './listing-index.js';
import { ProductReading } from './product-reading.service.js';

/** Far more than there are stores: each has one, and evicting it would cost the next visitor seconds. */
const MAXIMUM_STORES = 10_000;
/** Of previews that have other languages or departments than their store. */
const MAXIMUM_PREVIEWS = 20;

interface CachedIndex extends Pick<StoreListing, 'tree' | 'place'> {
  readonly key: string;
  readonly rows: readonly ListingRow[];
  readonly index: ListingIndex;
}

/** What tells an index of a snapshot from another's. */
interface IndexIdentity extends Pick<StoreListing, 'languages'> {
  readonly key: string;
}

/** The listing index of each store: made with the first visitor, brought in line with the first after a change. */
@Injectable()
export class ListingIndexes {
  private readonly stores = new Cache<CachedIndex>({ maximumEntries: MAXIMUM_STORES });
  private readonly previews = new Cache<CachedIndex>({ maximumEntries: MAXIMUM_PREVIEWS });
  private readonly identities = new WeakMap<Snapshot, IndexIdentity>();

  constructor(
    private readonly products: ProductReading,
    private readonly categories: Categories,
  ) {}

  /** The index of a store, old rather than late. */
  async of(snapshot: Snapshot): Promise<ListingIndex> {
    const [{ rows, places }, tree] = await Promise.all([this.products.current(), this.categories.tree(snapshot)]);
    const { key, languages } = this.identityOf(snapshot);
    const ofStore = this.stores.get(snapshot.storeKey);
    const isOther = snapshot.preview !== undefined && ofStore !== undefined && ofStore.key !== key;
    const cached = isOther ? this.previews.get(key) : ofStore;
    const before = cached?.key === key ? cached : undefined;
    if (before?.rows === rows && before.tree === tree) return before.index;
    const place = places.get(snapshot.storeKey);
    const isSameStore = before?.tree === tree && before.place === place;
    const index = isSameStore ? before.index.after(rows) : new ListingIndex(rows, { tree, languages, place });
    if (isOther) this.previews.set(key, { key, rows, tree, place, index });
    else this.stores.set(snapshot.storeKey, { key, rows, tree, place, index });
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

/** A change of a store's languages or departments makes another index. */
function keyOf({ storeKey, document }: Snapshot, languages: StoreListing['languages']): string {
  return JSON.stringify([storeKey, document.sections.brand.departments, [...languages]]);
}

function languagesOf(snapshot: Snapshot): StoreListing['languages'] {
  const { locales } = snapshot.document.sections.store;
  return new Map(locales.map(({ locale }) => [locale, languageChain(snapshot, locale)]));
}

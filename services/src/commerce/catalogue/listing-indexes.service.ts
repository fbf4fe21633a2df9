import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { languageChain, marketOf } from '../visit/market-of.js';
import { LISTING_ATTRIBUTES } from './attribute-values.js';
import { Categories } from './categories.service.js';
import { ListingIndex } from './listing-index.js';
import { ViewCache } from './view-cache.js';

/** How often the backend is asked whether a product changed. */
const CHECKED_MILLISECONDS = 10_000;
/** A discount begins and ends without a product changing. */
const OLDEST_MILLISECONDS = 5 * 60_000;

interface BuiltIndex {
  readonly index: ListingIndex;
  readonly fingerprint: string;
  readonly builtAt: number;
}

/** The listing index of each store: built with the first visitor, kept up behind the next ones. */
@Injectable()
export class ListingIndexes {
  private readonly indexes = new ViewCache<BuiltIndex>({
    maximum: 100,
    freshMilliseconds: CHECKED_MILLISECONDS,
    enabled: true,
  });

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly categories: Categories,
  ) {}

  /** The index of a store, old rather than late. */
  async of(snapshot: Snapshot): Promise<ListingIndex> {
    const built = await this.indexes.get(this.keyOf(snapshot), () => this.renewed(snapshot));
    return built.index;
  }

  /** A change of a store's languages, currency or departments makes another index. */
  private keyOf({ storeKey, document }: Snapshot): string {
    const { store, brand } = document.sections;
    const languages = store.locales.map(({ locale }) => locale);
    return [storeKey, store.currencyCode, store.countryCode, ...languages, ...brand.departments].join();
  }

  private async renewed(snapshot: Snapshot): Promise<BuiltIndex> {
    const fingerprint = await this.backend.productsFingerprint();
    const before = this.indexes.any(this.keyOf(snapshot));
    const isStillGood = before?.fingerprint === fingerprint && Date.now() - before.builtAt < OLDEST_MILLISECONDS;
    return before && isStillGood ? before : this.built(snapshot, fingerprint);
  }

  private async built(snapshot: Snapshot, fingerprint: string): Promise<BuiltIndex> {
    const { locales } = snapshot.document.sections.store;
    const languages = new Map(locales.map(({ locale }) => [locale, languageChain(snapshot, locale)]));
    const market = marketOf(snapshot, locales[0]?.locale ?? 'en');
    const [tree, rows] = await Promise.all([
      this.categories.tree(snapshot),
      this.backend.listingRows(market, LISTING_ATTRIBUTES),
    ]);
    return { index: new ListingIndex(rows, tree, languages), fingerprint, builtAt: Date.now() };
  }
}

import type { SearchIndexStatus, SearchIndexStatuses } from '@manifold/domain/search-index/status';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CatalogueChanges, type FeedPosition } from '../../integrations/commercetools/ports/catalogue-changes.js';
import { LiveConfig } from '../../store-config/index.js';
import { SearchIndexer } from './search-indexer.service.js';
import { localesByIndex } from './search-places.js';
import { placeOf, SearchStates, type SearchIndexState } from './search-states.repository.js';

const MILLISECONDS_PER_SECOND = 1000;

/** How far each search index is, for people. */
@Injectable()
export class SearchStandings {
  constructor(
    private readonly live: LiveConfig,
    private readonly states: SearchStates,
    private readonly changes: CatalogueChanges,
    private readonly indexer: SearchIndexer,
  ) {}

  /** Every index, by name. */
  async all(): Promise<SearchIndexStatuses> {
    const states = await this.states.all();
    const lagOf = this.lags();
    const standings = [...localesByIndex(this.live.snapshots())].map(async ([indexName, locales]) => {
      const state = states.get(indexName);
      return standingOf({ indexName, locales }, state, state ? await lagOf(placeOf(state)) : null);
    });
    const indexes = await Promise.all(standings);
    return { indexes: indexes.sort((one, other) => (one.indexName < other.indexName ? -1 : 1)) };
  }

  /** Has the indexes of these locales filled anew, or all. Refuses a locale that no store has, and fills none then. */
  async rebuild(locales: readonly string[]): Promise<SearchIndexStatuses> {
    const all = [...localesByIndex(this.live.snapshots())];
    const known = new Set(all.flatMap(([, own]) => own));
    const unknown = locales.findIndex((locale) => !known.has(locale));
    if (unknown >= 0)
      throw new ShopError('invalid-input', { fields: [{ field: `locales.${unknown}`, reason: 'unknown' }] });
    const wanted = all.filter(([, own]) => locales.length === 0 || own.some((locale) => locales.includes(locale)));
    await this.states.wantRebuild(wanted.map(([indexName]) => indexName));
    this.indexer.checkSoon();
    return this.all();
  }

  /** What was told is read once for indexes that have come equally far. A backend that is away says nothing. */
  private lags(): (place: FeedPosition | undefined) => Promise<number | null> {
    const known = new Map<string, Promise<number | null>>();
    return (place) => {
      if (!place) return Promise.resolve(null);
      const key = [place.seenUntil, ...place.seen].join();
      const lag =
        known.get(key) ??
        this.changes
          .since(place)
          .then(({ changes }) => changes.filter((change) => change.kind === 'product').length)
          .catch(() => null);
      known.set(key, lag);
      return lag;
    };
  }
}

function standingOf(
  index: Pick<SearchIndexStatus, 'indexName' | 'locales'>,
  state: SearchIndexState | undefined,
  lag: number | null,
): SearchIndexStatus {
  const nothing = { products: null, generation: null, builtAt: null, buildSeconds: null, position: null };
  if (!state) return { ...index, ...nothing, lag: null, checkedAt: null, rebuildWanted: false };
  const { documents: products, generation, builtAt, buildMilliseconds, seenUntil, checkedAt, rebuildWanted } = state;
  return {
    ...index,
    products,
    generation,
    builtAt: builtAt.toISOString(),
    buildSeconds: buildMilliseconds / MILLISECONDS_PER_SECOND,
    position: seenUntil,
    lag,
    checkedAt: checkedAt.toISOString(),
    rebuildWanted,
  };
}

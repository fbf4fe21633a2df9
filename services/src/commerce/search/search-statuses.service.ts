import type { SearchIndexStatus, SearchIndexStatuses } from '@manifold/domain/search-index/status';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CatalogueChanges, type FeedPosition } from '../../integrations/commercetools/ports/catalogue-changes.js';
import { LiveConfig } from '../../store-config/index.js';
import { SearchIndexer } from './search-indexer.service.js';
import { localesByIndex } from './search-targets.js';
import { feedPositionOf, SearchStates, type SearchIndexState } from './search-states.repository.js';

const MILLISECONDS_PER_SECOND = 1000;

/** Shows the status of search indexes to staff. */
@Injectable()
export class SearchStatuses {
  constructor(
    private readonly live: LiveConfig,
    private readonly states: SearchStates,
    private readonly changes: CatalogueChanges,
    private readonly indexer: SearchIndexer,
  ) {}

  /** Returns the status of every index by name. */
  async all(): Promise<SearchIndexStatuses> {
    const states = await this.states.all();
    const lagOf = this.lags();
    const statuses = [...localesByIndex(this.live.snapshots())].map(async ([indexName, locales]) => {
      const state = states.get(indexName);
      return statusOf({ indexName, locales }, state, state ? await lagOf(feedPositionOf(state)) : null);
    });
    const indexes = await Promise.all(statuses);
    return { indexes: indexes.sort((one, other) => (one.indexName < other.indexName ? -1 : 1)) };
  }

  /** Requests a rebuild of the indexes of these locales, or of all. Refuses unknown locales. */
  async rebuild(locales: readonly string[]): Promise<SearchIndexStatuses> {
    const all = [...localesByIndex(this.live.snapshots())];
    const known = new Set(all.flatMap(([, own]) => own));
    const unknown = locales.findIndex((locale) => !known.has(locale));
    if (unknown >= 0)
      throw new ShopError('invalid-input', { fields: [{ field: `locales.${unknown}`, reason: 'unknown' }] });
    const wanted = all.filter(([, own]) => locales.length === 0 || own.some((locale) => locales.includes(locale)));
    await this.states.requestRebuild(wanted.map(([indexName]) => indexName));
    this.indexer.checkSoon();
    return this.all();
  }

  /** Returns a function that counts the pending changes of a position, read once per position; null if the backend is unavailable. */
  private lags(): (position: FeedPosition | undefined) => Promise<number | null> {
    const known = new Map<string, Promise<number | null>>();
    return (position) => {
      if (!position) return Promise.resolve(null);
      const key = [position.seenUntil, ...position.seen].join();
      const lag =
        known.get(key) ??
        this.changes
          .since(position)
          .then(({ changes }) => changes.filter((change) => change.kind === 'product').length)
          .catch(() => null);
      known.set(key, lag);
      return lag;
    };
  }
}

function statusOf(
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

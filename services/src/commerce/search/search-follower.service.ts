import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import {
  CatalogueChanges,
  type CatalogueChange,
  type FeedPosition,
} from '../../integrations/commercetools/ports/catalogue-changes.js';
import { SearchIndex } from '../../integrations/search/ports/search-index.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import type { SearchTarget } from './search-targets.js';
import { SearchSource } from './search-source.service.js';
import { feedPositionOf, SearchStates, type SearchIndexState } from './search-states.repository.js';

/** Products per read and write, in all languages. */
const BATCH = 100;

interface FollowingIndex {
  readonly place: SearchTarget;
  readonly state: SearchIndexState;
}

/** Indexes at the same feed position, for which the feed is read once. */
interface FeedGroup {
  readonly from: FeedPosition;
  readonly indexes: readonly FollowingIndex[];
}

/** Applies changes of the catalogue to the indexes. */
@Injectable()
export class SearchFollower {
  /** Runs sequentially, so that writes keep the order of reads. */
  private readonly turns = new Semaphore(1);

  constructor(
    private readonly changes: CatalogueChanges,
    private readonly source: SearchSource,
    private readonly index: SearchIndex,
    private readonly states: SearchStates,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the feed position that an index built now follows from. */
  now(): Promise<FeedPosition> {
    return this.changes.now();
  }

  /**
   * Applies the changes since each index's stored feed position, in order. The position is stored after the changes are applied:
   * after a crash they are applied again, and none is lost.
   */
  followFeed(targets: readonly SearchTarget[]): Promise<void> {
    return this.turns.run(async () => {
      const states = await this.states.all();
      const following = targets.flatMap((place) => {
        const state = states.get(place.indexName);
        return state ? [{ place, state }] : [];
      });
      for (const group of groupsOf(following)) await this.followGroup(group);
      await this.begin(following.filter(({ state }) => state.seenUntil === null));
    });
  }

  /**
   * Applies changes by modification date, which finds changes that the feed does not report. Returns false if products were
   * deleted meanwhile, which cannot be found by date.
   */
  followDates(
    { place, state }: FollowingIndex,
    { total, lastModifiedAt }: ProductsState,
    checkRunning: () => void,
  ): Promise<boolean> {
    return this.turns.run(async () => {
      for await (const page of this.source.pages([place], state.upTo ?? undefined)) {
        checkRunning();
        await this.index.change(place, page.get(place.indexName) ?? []);
      }
      const documents = await this.index.size(place.indexName);
      if (documents === undefined) return false;
      const all = documents + state.missing;
      // More documents than counted may have been added during the read. The next check decides.
      const isAddedMeanwhile = all > total && state.upTo !== lastModifiedAt;
      if (all !== total && !isAddedMeanwhile) return false;
      await this.states.storeUpTo(state, documents, lastModifiedAt);
      return true;
    });
  }

  private async followGroup({ from, indexes }: FeedGroup): Promise<void> {
    const { changes, position } = await this.changes.since(from);
    const isSame = position.seenUntil === from.seenUntil && position.seen.size === from.seen.size;
    if (isSame && changes.length === 0) return;
    const ids = productsOf(changes);
    let updated = indexes;
    for (let first = 0; first < ids.length; first += BATCH)
      updated = await this.put(updated, ids.slice(first, first + BATCH));
    for (const following of updated) await this.storePosition(following, position);
  }

  /** Updates or removes products in each index; returns the indexes for which that succeeded. */
  private async put(indexes: readonly FollowingIndex[], ids: readonly string[]): Promise<FollowingIndex[]> {
    const published = await this.source.published(ids);
    const removed = ids.filter((id) => !published.ids.has(id));
    const updated: FollowingIndex[] = [];
    for (const following of indexes) {
      try {
        await this.index.change(following.place, published.forIndex(following.place));
        await this.index.remove(following.place, removed);
        updated.push(following);
      } catch (error) {
        // The others continue; this one repeats the changes next time.
        this.logger.warn({ err: error, indexName: following.place.indexName }, 'search index not updated');
      }
    }
    return updated;
  }

  private async storePosition({ place, state }: FollowingIndex, position: FeedPosition): Promise<void> {
    const documents = await this.index.size(place.indexName);
    await this.states.storePosition(state, documents ?? state.documents, position);
  }

  /** Starts following for indexes without a feed position; earlier changes are found by date. */
  private async begin(indexes: readonly FollowingIndex[]): Promise<void> {
    if (indexes.length === 0) return;
    const position = await this.changes.now();
    for (const following of indexes) await this.storePosition(following, position);
  }
}

function groupsOf(following: readonly FollowingIndex[]): FeedGroup[] {
  const groups = new Map<string, { from: FeedPosition; indexes: FollowingIndex[] }>();
  for (const each of following) {
    const from = feedPositionOf(each.state);
    if (!from) continue;
    const key = [from.seenUntil, ...from.seen].join();
    const group = groups.get(key) ?? { from, indexes: [] };
    group.indexes.push(each);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns changed products; prices, stock and reviews are not indexed. */
const productsOf = (changes: readonly CatalogueChange[]): string[] => [
  ...new Set(changes.flatMap((change) => (change.kind === 'product' ? change.id : []))),
];

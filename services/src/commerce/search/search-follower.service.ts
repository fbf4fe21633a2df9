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
import type { FilledPlace } from './search-places.js';
import { SearchSource } from './search-source.service.js';
import { placeOf, SearchStates, type SearchIndexState } from './search-states.repository.js';

/** Products that are read and written at once, in all languages. */
const AT_ONCE = 100;

interface FollowingIndex {
  readonly place: FilledPlace;
  readonly state: SearchIndexState;
}

/** Indexes that have come equally far: what is told next is read once for all of them. */
interface Abreast {
  readonly from: FeedPosition;
  readonly indexes: readonly FollowingIndex[];
}

/** Brings into the indexes what changed in the catalogue, and nothing else of it. */
@Injectable()
export class SearchFollower {
  /** One piece of work after the other: what was read later is written later. */
  private readonly turns = new Semaphore(1);

  constructor(
    private readonly changes: CatalogueChanges,
    private readonly source: SearchSource,
    private readonly index: SearchIndex,
    private readonly states: SearchStates,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A place in the feed from which an index that is filled now has to follow. */
  now(): Promise<FeedPosition> {
    return this.changes.now();
  }

  /**
   * Takes what the commerce backend has told since the place that each index has kept, in order. The place is kept when all
   * of it is in: after a crash the same is taken once more, and nothing is left out.
   */
  takeTold(places: readonly FilledPlace[]): Promise<void> {
    return this.turns.run(async () => {
      const states = await this.states.all();
      const following = places.flatMap((place) => {
        const state = states.get(place.indexName);
        return state ? [{ place, state }] : [];
      });
      for (const abreast of groupsOf(following)) await this.takeNext(abreast);
      await this.begin(following.filter(({ state }) => state.seenUntil === null));
    });
  }

  /**
   * Takes what has changed by its date, told or not (a text that was changed at once is told by nobody); false where that is
   * not all, for products went away and nobody said which.
   */
  takeDated(
    { place, state }: FollowingIndex,
    { total, lastModifiedAt }: ProductsState,
    goesOn: () => void,
  ): Promise<boolean> {
    return this.turns.run(async () => {
      for await (const page of this.source.pages([place], state.upTo ?? undefined)) {
        goesOn();
        await this.index.change(place, page.get(place.indexName) ?? []);
      }
      const documents = await this.index.size(place.indexName);
      if (documents === undefined) return false;
      const all = documents + state.missing;
      // More than were counted: they came while we read. The next check sees whether that was all.
      const cameMeanwhile = all > total && state.upTo !== lastModifiedAt;
      if (all !== total && !cameMeanwhile) return false;
      await this.states.dated(state, documents, lastModifiedAt);
      return true;
    });
  }

  private async takeNext({ from, indexes }: Abreast): Promise<void> {
    const { changes, place } = await this.changes.since(from);
    const isSame = place.seenUntil === from.seenUntil && place.seen.size === from.seen.size;
    if (isSame && changes.length === 0) return;
    const ids = productsOf(changes);
    let inLine = indexes;
    for (let first = 0; first < ids.length; first += AT_ONCE)
      inLine = await this.put(inLine, ids.slice(first, first + AT_ONCE));
    for (const following of inLine) await this.keepPlace(following, place);
  }

  /** Puts products as they are now into each index, or takes them out; gives the indexes that it came to. */
  private async put(indexes: readonly FollowingIndex[], ids: readonly string[]): Promise<FollowingIndex[]> {
    const published = await this.source.published(ids);
    const gone = ids.filter((id) => !published.ids.has(id));
    const inLine: FollowingIndex[] = [];
    for (const following of indexes) {
      try {
        await this.index.change(following.place, published.for(following.place));
        await this.index.remove(following.place, gone);
        inLine.push(following);
      } catch (error) {
        // The others go on; this one takes the same again the next time.
        this.logger.warn({ err: error, indexName: following.place.indexName }, 'search index not told of a change');
      }
    }
    return inLine;
  }

  private async keepPlace({ place, state }: FollowingIndex, told: FeedPosition): Promise<void> {
    const documents = await this.index.size(place.indexName);
    await this.states.told(state, documents ?? state.documents, told);
  }

  /** An index from before there was a feed: what it missed is found by its date. */
  private async begin(indexes: readonly FollowingIndex[]): Promise<void> {
    if (indexes.length === 0) return;
    const place = await this.changes.now();
    for (const following of indexes) await this.keepPlace(following, place);
  }
}

function groupsOf(following: readonly FollowingIndex[]): Abreast[] {
  const groups = new Map<string, { from: FeedPosition; indexes: FollowingIndex[] }>();
  for (const each of following) {
    const from = placeOf(each.state);
    if (!from) continue;
    const key = [from.seenUntil, ...from.seen].join();
    const group = groups.get(key) ?? { from, indexes: [] };
    group.indexes.push(each);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Prices, stock and reviews are in no index. */
const productsOf = (changes: readonly CatalogueChange[]): string[] => [
  ...new Set(changes.flatMap((change) => (change.kind === 'product' ? change.id : []))),
];

import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { SearchIndex } from '../../integrations/search/ports/search-index.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { LiveConfig } from '../../store-config/index.js';
import { searchPlaces, type FilledPlace } from './search-places.js';
import { SearchSource } from './search-source.service.js';
import { SearchStates, type SearchIndexState } from './search-states.repository.js';

/** What an index needs to be as the catalogue is: nothing, what changed, or to be built. */
export type IndexNeed =
  | { readonly place: FilledPlace; readonly state: SearchIndexState; readonly need: 'nothing' | 'changes' }
  | { readonly place: FilledPlace; readonly state: SearchIndexState | undefined; readonly need: 'build' };

/** Which indexes there have to be, and how far each is from that. */
@Injectable()
export class SearchPlan {
  /** What each index was told last of words that mean the same. */
  private readonly told = new Map<string, FilledPlace['synonyms']>();

  constructor(
    private readonly live: LiveConfig,
    private readonly source: SearchSource,
    private readonly index: SearchIndex,
    private readonly states: SearchStates,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  places(): FilledPlace[] {
    return searchPlaces(this.live.snapshots());
  }

  catalogue(): Promise<ProductsState> {
    return this.source.state();
  }

  /** Of every index; they are told of synonyms on the way. */
  async needs(catalogue: ProductsState): Promise<IndexNeed[]> {
    const states = await this.states.all();
    const needs: IndexNeed[] = [];
    for (const place of this.places()) {
      await this.tellSynonyms(place);
      needs.push(await this.needOf(place, states.get(place.indexName), catalogue));
    }
    return needs;
  }

  async checked(indexNames: readonly string[]): Promise<void> {
    await this.states.checked(indexNames);
  }

  private async needOf(
    place: FilledPlace,
    state: SearchIndexState | undefined,
    { total, lastModifiedAt }: ProductsState,
  ): Promise<IndexNeed> {
    const isOutdated = state?.rebuildWanted || state?.fingerprint !== (await this.source.fingerprint(place));
    if (!state || isOutdated) return { place, state, need: 'build' };
    const isSame = state.upTo === lastModifiedAt && state.documents + state.missing === total;
    if (isSame) return { place, state, need: 'nothing' };
    // It was filled when there was nothing to be filled with.
    return state.upTo === null ? { place, state, need: 'build' } : { place, state, need: 'changes' };
  }

  /** Where the index has to know before it is asked; one that cannot be told now is told the next time. */
  private async tellSynonyms(place: FilledPlace): Promise<void> {
    if (this.told.get(place.indexName) === place.synonyms) return;
    try {
      await this.index.keepSynonyms(place, place.synonyms);
      this.told.set(place.indexName, place.synonyms);
    } catch (error) {
      this.logger.warn({ err: error, indexName: place.indexName }, 'search index not told of synonyms');
    }
  }
}

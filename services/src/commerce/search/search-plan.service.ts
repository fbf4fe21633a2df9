import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { SearchIndex } from '../../integrations/search/ports/search-index.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { LiveConfig } from '../../store-config/index.js';
import { searchTargets, type SearchTarget } from './search-targets.js';
import { SearchSource } from './search-source.service.js';
import { SearchStates, type SearchIndexState } from './search-states.repository.js';

/** The work by which an index matches the catalogue: nothing, changes, or a build. */
export type IndexNeed =
  | { readonly place: SearchTarget; readonly state: SearchIndexState; readonly need: 'nothing' | 'changes' }
  | { readonly place: SearchTarget; readonly state: SearchIndexState | undefined; readonly need: 'build' };

/** Decides which indexes must exist and what each needs. */
@Injectable()
export class SearchPlan {
  /** The synonyms last sent to each index. */
  private readonly sentSynonyms = new Map<string, SearchTarget['synonyms']>();

  constructor(
    private readonly live: LiveConfig,
    private readonly source: SearchSource,
    private readonly index: SearchIndex,
    private readonly states: SearchStates,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  targets(): SearchTarget[] {
    return searchTargets(this.live.snapshots());
  }

  catalogue(): Promise<ProductsState> {
    return this.source.state();
  }

  /** Sends changed synonyms to every index and returns what each needs. */
  async needs(catalogue: ProductsState): Promise<IndexNeed[]> {
    const states = await this.states.all();
    const needs: IndexNeed[] = [];
    for (const place of this.targets()) {
      await this.sendSynonyms(place);
      needs.push(await this.needOf(place, states.get(place.indexName), catalogue));
    }
    return needs;
  }

  async storeChecked(indexNames: readonly string[]): Promise<void> {
    await this.states.storeChecked(indexNames);
  }

  private async needOf(
    place: SearchTarget,
    state: SearchIndexState | undefined,
    { total, lastModifiedAt }: ProductsState,
  ): Promise<IndexNeed> {
    const isStale = state?.rebuildWanted || state?.fingerprint !== (await this.source.fingerprint(place));
    if (!state || isStale) return { place, state, need: 'build' };
    const isSame = state.upTo === lastModifiedAt && state.documents + state.missing === total;
    if (isSame) return { place, state, need: 'nothing' };
    // It was built from an empty catalogue.
    return state.upTo === null ? { place, state, need: 'build' } : { place, state, need: 'changes' };
  }

  /** Sends changed synonyms to an index; retried at the next check. */
  private async sendSynonyms(place: SearchTarget): Promise<void> {
    if (this.sentSynonyms.get(place.indexName) === place.synonyms) return;
    try {
      await this.index.storeSynonyms(place, place.synonyms);
      this.sentSynonyms.set(place.indexName, place.synonyms);
    } catch (error) {
      this.logger.warn({ err: error, indexName: place.indexName }, 'synonyms not sent to search index');
    }
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { SearchIndex, type IndexBuild } from '../../integrations/search/search-index.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { readAhead } from './read-ahead.js';
import { SearchFollower } from './search-follower.service.js';
import type { FilledPlace } from './search-places.js';
import { SearchSource } from './search-source.service.js';
import { SearchStates } from './search-states.repository.js';

/** Rows that are written at once: whoever shops meanwhile waits for no more than that. */
const AT_ONCE = 100;
const MILLISECONDS_PER_SECOND = 1000;

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Fills indexes anew. */
@Injectable()
export class SearchBuilds {
  constructor(
    private readonly source: SearchSource,
    private readonly follower: SearchFollower,
    private readonly index: SearchIndex,
    private readonly states: SearchStates,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Fills a new one beside the one that answers, and lets it answer when it is whole; `goesOn` throws to end it. */
  async build(place: FilledPlace, catalogue: ProductsState, goesOn: () => void): Promise<void> {
    const started = performance.now();
    const fingerprint = await this.source.fingerprint(place);
    const from = await this.follower.now();
    const build = await this.index.build(place);
    try {
      const documents = await this.fill(place, build, goesOn);
      await build.publish();
      const buildMilliseconds = Math.round(performance.now() - started);
      const { indexName } = place;
      await this.states.filled({
        indexName,
        documents,
        missing: catalogue.total - documents,
        fingerprint,
        upTo: catalogue.lastModifiedAt,
        buildMilliseconds,
        place: from,
      });
      const seconds = buildMilliseconds / MILLISECONDS_PER_SECOND;
      this.logger.info({ indexName, documents, seconds }, 'search index built');
    } catch (error) {
      await build.discard().catch((failure: unknown) => this.logger.warn({ err: failure }, 'search index left behind'));
      throw error;
    }
  }

  private async fill(place: FilledPlace, build: IndexBuild, goesOn: () => void): Promise<number> {
    let documents = 0;
    for await (const page of readAhead(this.source.pages(place))) {
      for (let from = 0; from < page.length; from += AT_ONCE) {
        goesOn();
        await build.add(page.slice(from, from + AT_ONCE));
        await breath();
      }
      documents += page.length;
    }
    return documents;
  }
}

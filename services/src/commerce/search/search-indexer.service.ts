import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { SearchIndex, type IndexBuild } from '../../integrations/search/search-index.js';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { LiveConfig } from '../../store-config/index.js';
import { searchPlaces, type FilledPlace } from './search-places.js';
import { SearchSource } from './search-source.service.js';
import { SearchStates, type SearchIndexState } from './search-states.repository.js';
import { SearchTurn } from './search-turn.js';

/** How often the catalogue is asked whether it changed, as for the listings. */
const CHECKED_MILLISECONDS = 10_000;
/** Rows that are written at once: whoever shops meanwhile waits for no more than that. */
const AT_ONCE = 100;

class Stopped extends Error {}

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Keeps the search indexes as the catalogue is: builds those that are not there or are of another form, and follows changes. */
@Injectable()
export class SearchIndexer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopping = false;
  /** What each index was told last of words that mean the same. */
  private readonly told = new Map<string, FilledPlace['synonyms']>();

  constructor(
    private readonly env: Env,
    private readonly live: LiveConfig,
    private readonly source: SearchSource,
    private readonly index: SearchIndex,
    private readonly states: SearchStates,
    private readonly turn: SearchTurn,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.searchIndexer) return;
    this.timer = setInterval(() => this.checkQuietly(), CHECKED_MILLISECONDS);
    this.timer.unref();
    this.checkQuietly();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.running;
    await this.turn.giveBack();
  }

  /** Brings every index in line where it is this replica's turn; says whether it was. One that fails does not keep the others waiting. */
  async check(): Promise<boolean> {
    if (!(await this.turn.isOurs())) return false;
    const [catalogue, states] = [await this.source.state(), await this.states.all()];
    const same: string[] = [];
    for (const place of searchPlaces(this.live.snapshots())) {
      if (this.isStopping) break;
      await this.tellSynonyms(place);
      const state = states.get(place.indexName);
      if (await this.isSame(place, state, catalogue)) same.push(place.indexName);
      else await this.attempt(place, state, catalogue);
    }
    await this.states.checked(same);
    return true;
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

  private checkQuietly(): void {
    this.running ??= this.check()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'search indexes not checked, trying again'))
      .then(() => {
        this.running = undefined;
      });
  }

  private async isSame(
    place: FilledPlace,
    state: SearchIndexState | undefined,
    catalogue: ProductsState,
  ): Promise<boolean> {
    if (!state || (await this.isOutdated(place, state))) return false;
    return state.upTo === catalogue.lastModifiedAt && state.documents + state.missing === catalogue.total;
  }

  private async isOutdated(place: FilledPlace, state: SearchIndexState): Promise<boolean> {
    return state.rebuildWanted || state.fingerprint !== (await this.source.fingerprint(place));
  }

  private async attempt(
    place: FilledPlace,
    state: SearchIndexState | undefined,
    catalogue: ProductsState,
  ): Promise<void> {
    try {
      const isWhole = state !== undefined && !(await this.isOutdated(place, state)) && state.upTo !== null;
      if (isWhole && (await this.follow(place, state, catalogue))) return;
      await this.rebuild(place, catalogue);
    } catch (error) {
      if (!(error instanceof Stopped))
        this.logger.warn({ err: error, indexName: place.indexName }, 'search index not in line, trying again');
    }
  }

  /** Takes what changed; false where that is not all, for products went away and nobody says which. */
  private async follow(place: FilledPlace, state: SearchIndexState, catalogue: ProductsState): Promise<boolean> {
    for await (const page of this.source.pages(place, state.upTo ?? undefined)) {
      this.goOn();
      await this.index.change(place, page);
    }
    const documents = await this.index.size(place.indexName);
    if (documents === undefined) return false;
    const isWhole = documents + state.missing === catalogue.total;
    // More than were counted: they came while we read. The next check sees whether that was all.
    const cameMeanwhile = documents + state.missing > catalogue.total && state.upTo !== catalogue.lastModifiedAt;
    if (!isWhole && !cameMeanwhile) return false;
    await this.states.changed(place.indexName, documents, catalogue.lastModifiedAt);
    return true;
  }

  /** Fills a new one beside the one that answers, and lets it answer when it is whole. */
  private async rebuild(place: FilledPlace, catalogue: ProductsState): Promise<void> {
    const started = performance.now();
    const fingerprint = await this.source.fingerprint(place);
    const build = await this.index.build(place);
    try {
      const documents = await this.fill(place, build);
      await build.publish();
      const missing = catalogue.total - documents;
      await this.states.built({
        indexName: place.indexName,
        documents,
        missing,
        fingerprint,
        upTo: catalogue.lastModifiedAt,
      });
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      this.logger.info({ indexName: place.indexName, documents, seconds }, 'search index built');
    } catch (error) {
      await build.discard().catch((failure: unknown) => this.logger.warn({ err: failure }, 'search index left behind'));
      throw error;
    }
  }

  private async fill(place: FilledPlace, build: IndexBuild): Promise<number> {
    let documents = 0;
    for await (const page of this.source.pages(place)) {
      for (let from = 0; from < page.length; from += AT_ONCE) {
        this.goOn();
        await build.add(page.slice(from, from + AT_ONCE));
        await breath();
      }
      documents += page.length;
    }
    return documents;
  }

  private goOn(): void {
    if (this.isStopping) throw new Stopped();
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { SearchIndex, type IndexBuild } from '../../integrations/search/ports/search-index.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { readAhead } from './read-ahead.js';
import { SearchFollower } from './search-follower.service.js';
import type { FilledPlace } from './search-places.js';
import { SearchSource, type ProductsByIndex } from './search-source.service.js';
import { SearchStates, type FilledState } from './search-states.repository.js';

/** Rows that are written at once: whoever shops meanwhile waits for no more than that. */
const AT_ONCE = 100;
const MILLISECONDS_PER_SECOND = 1000;

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** An index on its way. */
interface Filling {
  readonly place: FilledPlace;
  readonly fingerprint: string;
  readonly build: IndexBuild;
}

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

  /**
   * Fills new ones beside those that answer, from one reading of the catalogue, and lets each answer when it is whole. One
   * that fails does not keep the others from their end; `goesOn` throws to end them all.
   */
  async build(places: readonly FilledPlace[], catalogue: ProductsState, goesOn: () => void): Promise<void> {
    const started = performance.now();
    const from = await this.follower.now();
    const fillings = new Set<Filling>();
    try {
      for (const place of places) await this.begin(place, fillings);
      const documents = await this.fill(fillings, goesOn);
      const reading = { documents, missing: catalogue.total - documents, upTo: catalogue.lastModifiedAt, place: from };
      await this.each(fillings, async (filling) => {
        await filling.build.publish();
        // It answers: whatever happens now, it is not thrown away.
        fillings.delete(filling);
        await this.keepState(filling, { ...reading, buildMilliseconds: Math.round(performance.now() - started) });
      });
    } catch (error) {
      for (const filling of fillings) await this.discard(filling);
      throw error;
    }
  }

  private async keepState(
    { place: { indexName }, fingerprint }: Filling,
    state: Omit<FilledState, 'indexName' | 'fingerprint'>,
  ): Promise<void> {
    await this.states.filled({ indexName, fingerprint, ...state });
    const { documents, buildMilliseconds } = state;
    const seconds = buildMilliseconds / MILLISECONDS_PER_SECOND;
    this.logger.info({ indexName, documents, seconds }, 'search index built');
  }

  private async begin(place: FilledPlace, fillings: Set<Filling>): Promise<void> {
    try {
      const fingerprint = await this.source.fingerprint(place);
      fillings.add({ place, fingerprint, build: await this.index.build(place) });
    } catch (error) {
      this.warn(place, error);
    }
  }

  /** Puts all products into each; gives how many there are. */
  private async fill(fillings: Set<Filling>, goesOn: () => void): Promise<number> {
    let documents = 0;
    if (fillings.size === 0) return documents;
    for await (const page of readAhead(this.source.pages([...fillings].map(({ place }) => place))))
      documents += await this.put(page, fillings, goesOn);
    return documents;
  }

  private async put(page: ProductsByIndex, fillings: Set<Filling>, goesOn: () => void): Promise<number> {
    const [{ length } = []] = page.values();
    for (let from = 0; from < length; from += AT_ONCE) {
      goesOn();
      await this.each(fillings, ({ place, build }) =>
        build.add(page.get(place.indexName)?.slice(from, from + AT_ONCE) ?? []),
      );
      await breath();
    }
    return length;
  }

  /** Does this with each; one with which it fails is none of them any more. */
  private async each(fillings: Set<Filling>, work: (filling: Filling) => Promise<void>): Promise<void> {
    for (const filling of [...fillings])
      await work(filling).catch((error: unknown) => this.leaveOut(filling, fillings, error));
  }

  private async leaveOut(filling: Filling, fillings: Set<Filling>, error: unknown): Promise<void> {
    this.warn(filling.place, error);
    if (fillings.delete(filling)) await this.discard(filling);
  }

  private warn({ indexName }: FilledPlace, error: unknown): void {
    this.logger.warn({ err: error, indexName }, 'search index not built, trying again');
  }

  private async discard({ build }: Filling): Promise<void> {
    await build.discard().catch((failure: unknown) => this.logger.warn({ err: failure }, 'search index left behind'));
  }
}

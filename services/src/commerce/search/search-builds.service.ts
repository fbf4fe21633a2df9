import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { SearchIndex, type IndexBuild } from '../../integrations/search/ports/search-index.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { readAhead } from './read-ahead.js';
import { SearchFollower } from './search-follower.service.js';
import type { SearchTarget } from './search-targets.js';
import { SearchSource, type ProductsByIndex } from './search-source.service.js';
import { SearchStates, type FilledState } from './search-states.repository.js';

/** Rows per write, so that queries of shoppers wait for one batch at most. */
const BATCH = 100;
const MILLISECONDS_PER_SECOND = 1000;

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** An index that is being built. */
interface PendingBuild {
  readonly target: SearchTarget;
  readonly fingerprint: string;
  readonly build: IndexBuild;
}

/** Builds search indexes. */
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
   * Builds new generations next to the live ones from one read of the catalogue, and publishes each when it is complete. A
   * failed index does not affect the others; `checkRunning` throws to abort all.
   */
  async build(targets: readonly SearchTarget[], catalogue: ProductsState, checkRunning: () => void): Promise<void> {
    const started = performance.now();
    const from = await this.follower.now();
    const pending = new Set<PendingBuild>();
    try {
      for (const target of targets) await this.begin(target, pending);
      const documents = await this.fill(pending, checkRunning);
      const reading = {
        documents,
        missing: catalogue.total - documents,
        upTo: catalogue.lastModifiedAt,
        position: from,
      };
      await this.each(pending, async (pendingBuild) => {
        await pendingBuild.build.publish();
        // Published, so a later error must not discard it.
        pending.delete(pendingBuild);
        await this.storeState(pendingBuild, { ...reading, buildMilliseconds: Math.round(performance.now() - started) });
      });
    } catch (error) {
      for (const pendingBuild of pending) await this.discard(pendingBuild);
      throw error;
    }
  }

  private async storeState(
    { target: { indexName }, fingerprint }: PendingBuild,
    state: Omit<FilledState, 'indexName' | 'fingerprint'>,
  ): Promise<void> {
    await this.states.storeBuild({ indexName, fingerprint, ...state });
    const { documents, buildMilliseconds } = state;
    const seconds = buildMilliseconds / MILLISECONDS_PER_SECOND;
    this.logger.info({ indexName, documents, seconds }, 'search index built');
  }

  private async begin(target: SearchTarget, pending: Set<PendingBuild>): Promise<void> {
    try {
      const fingerprint = await this.source.fingerprint(target);
      pending.add({ target, fingerprint, build: await this.index.build(target) });
    } catch (error) {
      this.warn(target, error);
    }
  }

  /** Adds all products to each index and returns their number. */
  private async fill(pending: Set<PendingBuild>, checkRunning: () => void): Promise<number> {
    let documents = 0;
    if (pending.size === 0) return documents;
    for await (const page of readAhead(this.source.pages([...pending].map(({ target }) => target))))
      documents += await this.put(page, pending, checkRunning);
    return documents;
  }

  private async put(page: ProductsByIndex, pending: Set<PendingBuild>, checkRunning: () => void): Promise<number> {
    const [{ length } = []] = page.values();
    for (let from = 0; from < length; from += BATCH) {
      checkRunning();
      await this.each(pending, ({ target, build }) =>
        build.add(page.get(target.indexName)?.slice(from, from + BATCH) ?? []),
      );
      await yieldToEventLoop();
    }
    return length;
  }

  /** Runs work for each index; drops those for which it fails. */
  private async each(pending: Set<PendingBuild>, work: (pendingBuild: PendingBuild) => Promise<void>): Promise<void> {
    for (const pendingBuild of [...pending])
      await work(pendingBuild).catch((error: unknown) => this.dropBuild(pendingBuild, pending, error));
  }

  private async dropBuild(pendingBuild: PendingBuild, pending: Set<PendingBuild>, error: unknown): Promise<void> {
    this.warn(pendingBuild.target, error);
    if (pending.delete(pendingBuild)) await this.discard(pendingBuild);
  }

  private warn({ indexName }: SearchTarget, error: unknown): void {
    this.logger.warn({ err: error, indexName }, 'search index not built, retrying');
  }

  private async discard({ build }: PendingBuild): Promise<void> {
    await build.discard().catch((failure: unknown) => this.logger.warn({ err: failure }, 'search index not discarded'));
  }
}

import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { CatalogueFeed } from '../catalogue/index.js';
import { SearchBuilds } from './search-builds.service.js';
import { SearchFollower } from './search-follower.service.js';
import { SearchPlan } from './search-plan.service.js';
import type { SearchTarget } from './search-targets.js';
import type { SearchIndexState } from './search-states.repository.js';
import { SearchLeadership } from './search-leadership.js';

/** How often the indexes are compared with the catalogue, because the change feed is not complete. */
const CHECK_MILLISECONDS = 10_000;

/** Indexes built from one read of the catalogue; not all, so that the first is published early. */
const BUILD_BATCH = 7;

class Stopped extends Error {}

/** Keeps the search indexes up to date on the leading replica: builds missing or outdated ones, and follows changes. */
@Injectable()
export class SearchIndexer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private endListening: (() => void) | undefined;
  private running: Promise<void> | undefined;
  private following: Promise<void> | undefined;
  private hasMoreChanges = false;
  private isStopping = false;
  /** The last differing product counts by index. A difference is an error only if it stays the same. */
  private readonly differences = new Map<string, string>();

  constructor(
    private readonly env: Env,
    private readonly plan: SearchPlan,
    private readonly follower: SearchFollower,
    private readonly builds: SearchBuilds,
    private readonly leadership: SearchLeadership,
    private readonly feed: CatalogueFeed,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.searchIndexer) return;
    this.endListening = this.feed.onShownChange((tags) => this.hear(tags));
    this.timer = setInterval(() => this.checkQuietly(), CHECK_MILLISECONDS);
    this.timer.unref();
    this.checkQuietly();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.endListening?.();
    this.isStopping = true;
    await Promise.all([this.running, this.following]);
    await this.leadership.release();
  }

  /** Applies the change feed if this replica is the leader; returns whether it is. */
  async follow(): Promise<boolean> {
    if (!(await this.leadership.acquire())) return false;
    await this.follower.followFeed(this.plan.targets());
    return true;
  }

  /** Updates every index if this replica is the leader; returns whether it is. A failed index does not stop the others. */
  async check(): Promise<boolean> {
    if (!(await this.follow())) return false;
    const needs = await this.plan.needs(await this.plan.catalogue());
    for (const { place, state, need } of needs) if (need === 'changes') await this.applyChanges(place, state);
    const unbuilt = needs.flatMap(({ place, need }) => (need === 'build' ? [place] : []));
    for (let first = 0; first < unbuilt.length; first += BUILD_BATCH)
      await this.build(unbuilt.slice(first, first + BUILD_BATCH));
    const same = needs.flatMap(({ place, need }) => (need === 'nothing' ? [place.indexName] : []));
    for (const indexName of same) this.differences.delete(indexName);
    await this.plan.storeChecked(same);
    return true;
  }

  /** Checks now instead of at the next interval, if this replica maintains indexes. */
  checkSoon(): void {
    if (this.timer) this.checkQuietly();
  }

  private checkQuietly(): void {
    this.running ??= this.check()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'search indexes not checked, retrying'))
      .then(() => {
        this.running = undefined;
      });
  }

  private hear(tags: ReadonlySet<string>): void {
    if (tags.has('navigation')) this.checkQuietly();
    if (![...tags].some((tag) => tag.startsWith('product:'))) return;
    this.hasMoreChanges = true;
    this.following ??= this.followWhileChanging()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'search indexes not updated from the feed, retrying'))
      .then(() => {
        this.following = undefined;
      });
  }

  private async followWhileChanging(): Promise<void> {
    while (this.hasMoreChanges && !this.isStopping) {
      this.hasMoreChanges = false;
      await this.follow();
    }
  }

  private async applyChanges(place: SearchTarget, state: SearchIndexState): Promise<void> {
    await this.attempt([place], async () => {
      // The previous index may have taken half a minute.
      const catalogue = await this.plan.catalogue();
      if (await this.follower.followDates({ place, state }, catalogue, () => this.checkRunning())) return;
      if (this.isStillDifferent(place, state, catalogue)) await this.build([place]);
    });
  }

  private async build(targets: readonly SearchTarget[]): Promise<void> {
    await this.attempt(targets, async () => {
      await this.builds.build(targets, await this.plan.catalogue(), () => this.checkRunning());
    });
  }

  /** Runs work and logs a failure; the next check retries. */
  private async attempt(targets: readonly SearchTarget[], work: () => Promise<void>): Promise<void> {
    try {
      this.checkRunning();
      await work();
    } catch (error) {
      const indexNames = targets.map(({ indexName }) => indexName);
      if (!(error instanceof Stopped))
        this.logger.warn({ err: error, indexNames }, 'search indexes not updated, retrying');
    }
  }

  /** Returns whether the counts differ as at the last check, so that following will not fix them. */
  private isStillDifferent({ indexName }: SearchTarget, { documents }: SearchIndexState, { total }: ProductsState) {
    const difference = `${documents} ${total}`;
    const isSame = this.differences.get(indexName) === difference;
    if (isSame) this.differences.delete(indexName);
    else this.differences.set(indexName, difference);
    return isSame;
  }

  private checkRunning(): void {
    if (this.isStopping) throw new Stopped();
  }
}

import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ProductsState } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { CatalogueFeed } from '../catalogue/index.js';
import { SearchBuilds } from './search-builds.service.js';
import { SearchFollower } from './search-follower.service.js';
import { SearchPlan } from './search-plan.service.js';
import type { FilledPlace } from './search-places.js';
import type { SearchIndexState } from './search-states.repository.js';
import { SearchTurn } from './search-turn.js';

/** How often the indexes are compared with the catalogue: what is told of it comes at once, and is not all. */
const COMPARED_MILLISECONDS = 10_000;

/** Indexes that are filled from one reading: what is read once is not read for each, and the first of all need not wait for the last. */
const BUILT_AT_ONCE = 7;

class Stopped extends Error {}

/** Keeps the search indexes as the catalogue is, where it is this replica's turn: builds those that are not there or are of another form, and follows changes. */
@Injectable()
export class SearchIndexer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private endListening: (() => void) | undefined;
  private running: Promise<void> | undefined;
  private following: Promise<void> | undefined;
  private isToldMore = false;
  private isStopping = false;
  /** By index, how many products it and the catalogue had when they last differed: while changes come in that is no loss. */
  private readonly differing = new Map<string, string>();

  constructor(
    private readonly env: Env,
    private readonly plan: SearchPlan,
    private readonly follower: SearchFollower,
    private readonly builds: SearchBuilds,
    private readonly turn: SearchTurn,
    private readonly feed: CatalogueFeed,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.searchIndexer) return;
    this.endListening = this.feed.onShownChange((tags) => this.hear(tags));
    this.timer = setInterval(() => this.checkQuietly(), COMPARED_MILLISECONDS);
    this.timer.unref();
    this.checkQuietly();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.endListening?.();
    this.isStopping = true;
    await Promise.all([this.running, this.following]);
    await this.turn.giveBack();
  }

  /** Takes what was told, where it is this replica's turn; says whether it was. */
  async follow(): Promise<boolean> {
    if (!(await this.turn.isOurs())) return false;
    await this.follower.takeTold(this.plan.places());
    return true;
  }

  /** Brings every index in line where it is this replica's turn; says whether it was. One that fails does not keep the others waiting. */
  async check(): Promise<boolean> {
    if (!(await this.follow())) return false;
    const needs = await this.plan.needs(await this.plan.catalogue());
    for (const { place, state, need } of needs) if (need === 'changes') await this.takeChanges(place, state);
    const unbuilt = needs.flatMap(({ place, need }) => (need === 'build' ? [place] : []));
    for (let first = 0; first < unbuilt.length; first += BUILT_AT_ONCE)
      await this.build(unbuilt.slice(first, first + BUILT_AT_ONCE));
    const same = needs.flatMap(({ place, need }) => (need === 'nothing' ? [place.indexName] : []));
    for (const indexName of same) this.differing.delete(indexName);
    await this.plan.checked(same);
    return true;
  }

  /** Looks now what there is to do, where this replica fills indexes at all, without waiting for the next time. */
  checkSoon(): void {
    if (this.timer) this.checkQuietly();
  }

  private checkQuietly(): void {
    this.running ??= this.check()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'search indexes not checked, trying again'))
      .then(() => {
        this.running = undefined;
      });
  }

  private hear(tags: ReadonlySet<string>): void {
    if (tags.has('navigation')) this.checkQuietly();
    if (![...tags].some((tag) => tag.startsWith('product:'))) return;
    this.isToldMore = true;
    this.following ??= this.followWhileTold()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'search indexes do not follow, trying again'))
      .then(() => {
        this.following = undefined;
      });
  }

  private async followWhileTold(): Promise<void> {
    while (this.isToldMore && !this.isStopping) {
      this.isToldMore = false;
      await this.follow();
    }
  }

  private async takeChanges(place: FilledPlace, state: SearchIndexState): Promise<void> {
    await this.attempt([place], async () => {
      // The one before may have taken half a minute.
      const catalogue = await this.plan.catalogue();
      if (await this.follower.takeDated({ place, state }, catalogue, () => this.goOn())) return;
      if (this.isDifferingStill(place, state, catalogue)) await this.build([place]);
    });
  }

  private async build(places: readonly FilledPlace[]): Promise<void> {
    await this.attempt(places, async () => {
      await this.builds.build(places, await this.plan.catalogue(), () => this.goOn());
    });
  }

  /** One attempt that fails is not the last. */
  private async attempt(places: readonly FilledPlace[], work: () => Promise<void>): Promise<void> {
    try {
      this.goOn();
      await work();
    } catch (error) {
      const indexNames = places.map(({ indexName }) => indexName);
      if (!(error instanceof Stopped))
        this.logger.warn({ err: error, indexNames }, 'search indexes not in line, trying again');
    }
  }

  /** Whether the numbers differ as they did the last time: what went away since will not be told any more. */
  private isDifferingStill({ indexName }: FilledPlace, { documents }: SearchIndexState, { total }: ProductsState) {
    const difference = `${documents} ${total}`;
    const isSame = this.differing.get(indexName) === difference;
    if (isSame) this.differing.delete(indexName);
    else this.differing.set(indexName, difference);
    return isSame;
  }

  private goOn(): void {
    if (this.isStopping) throw new Stopped();
  }
}

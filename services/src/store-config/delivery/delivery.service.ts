import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../clock.js';
import { Seeding } from '../seeding/seeding.service.js';
import { LastGoodFiles } from './last-good-files.js';
import { LiveConfig } from './live-config.js';
import { RevisionNews } from './revision-news.js';
import { SnapshotRepository } from './snapshot.repository.js';
import { byStore, nextBeginning } from './timeline.js';

/** The safety net under the news. */
const POLL_MS = 3000;
/** Timers cannot wait longer than some weeks, and clocks are corrected. */
const LONGEST_TIMER_MS = 60 * 60 * 1000;

/** Keeps the live config up to date: at the start, with every revision, and when the time of a dated value comes. */
@Injectable()
export class Delivery implements OnModuleInit, OnApplicationShutdown {
  private poll: NodeJS.Timeout | undefined;
  private nextTurn: NodeJS.Timeout | undefined;
  private refreshing: Promise<void> | undefined;
  private again = false;
  private seeded = false;
  /** The newest revision that was read from Postgres; the last good files do not count. */
  private read = 0;
  private stopped = false;
  private failing = false;

  constructor(
    private readonly live: LiveConfig,
    private readonly repository: SnapshotRepository,
    private readonly lastGood: LastGoodFiles,
    private readonly news: RevisionNews,
    private readonly seeding: Seeding,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Loads the config before the first request; from the last good files when Postgres is down. */
  async onModuleInit(): Promise<void> {
    await this.refresh();
    if (this.live.revision === 0) await this.startFromFiles();
    this.news.listen(() => void this.refresh());
    this.poll = setInterval(() => void this.refresh(), POLL_MS);
    this.poll.unref();
  }

  /** Ends timers and the connection to the news; what is served last is on disk before the process goes. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    clearTimeout(this.nextTurn);
    await this.news.stop();
    await this.refreshing;
    await this.lastGood.written();
  }

  /** Reads what is new in Postgres. Calls during a refresh are answered by one more. A failure changes nothing that is served. */
  refresh(): Promise<void> {
    this.again = true;
    this.refreshing ??= this.refreshUntilDone().finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private async refreshUntilDone(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      await this.readNews().then(
        () => (this.failing = false),
        (error: unknown) => this.tellFailure(error),
      );
    }
  }

  /** Once loud, then quiet: a poll finds the same every few seconds. */
  private tellFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.logger[this.failing ? 'debug' : 'warn']({ reason }, 'config not refreshed');
    this.failing = true;
  }

  private async readNews(): Promise<void> {
    if (!this.seeded) {
      await this.seeding.bringUpToDate();
      this.seeded = true;
    }
    const newest = await this.repository.newestRevision();
    if (newest === this.read) return;
    // A number that has gone back is another database: everything of it is news.
    const snapshots = await this.repository.sealedAfter(newest < this.read ? 0 : this.read);
    this.read = newest;
    this.live.receive(newest, snapshots);
    this.planNextTurn();
    const stores = byStore(snapshots);
    this.logger.info({ revision: newest, stores: stores.size }, 'config serves');
    for (const [storeKey, timeline] of stores) void this.lastGood.keep(storeKey, timeline);
  }

  private async startFromFiles(): Promise<void> {
    const snapshots = await this.lastGood.read();
    if (snapshots.length === 0) {
      this.logger.error('no config: Postgres does not answer and no last good config is kept');
      return;
    }
    const revision = Math.max(...snapshots.map((snapshot) => snapshot.revision));
    this.live.receive(revision, snapshots);
    this.planNextTurn();
    this.logger.warn({ revision }, 'serving the last good config from disk');
  }

  /** Wakes when the next dated snapshot begins to hold. */
  private planNextTurn(): void {
    clearTimeout(this.nextTurn);
    const now = this.clock.now();
    const next = nextBeginning(this.live.allSnapshots(), now);
    if (!next || this.stopped) return;
    const wait = Math.min(next.getTime() - now.getTime(), LONGEST_TIMER_MS);
    this.nextTurn = setTimeout(() => {
      this.live.turnTo(this.clock.now());
      this.planNextTurn();
    }, wait);
    this.nextTurn.unref();
  }
}

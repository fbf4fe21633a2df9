import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Notifications } from '../../platform/postgres/notifications.js';
import { Clock } from '../../platform/process/clock.js';
import { REVISION_CHANNEL } from '../publishing/publisher.service.js';
import { Seeding } from '../seeding/seeding.service.js';
import { KnownHostsFile } from './known-hosts-file.js';
import { LastGoodFiles } from './last-good-files.js';
import { LiveConfig } from '../live/live-config.js';
import { OlderSnapshotsFinder } from './older-snapshots.service.js';
import { SnapshotRepository, type UnreadableSealing } from './snapshot.repository.js';
import { byStore, nextBeginning } from '../live/timeline.js';

/** Fallback in case a notification gets lost. */
const POLL_MS = 3000;
/** Timers cannot wait for more than some weeks, and clocks may be corrected meanwhile. */
const MAX_TIMER_MS = 60 * 60 * 1000;
/** After a crash the process serves shoppers before it checks the seeds. */
const SEEDING_AFTER_CRASH_MS = 30_000;

/** Keeps the live config up to date: at the start, with every revision, and when a dated value begins or ends. */
@Injectable()
export class Delivery implements OnModuleInit, OnApplicationShutdown {
  private poll: NodeJS.Timeout | undefined;
  private dateTimer: NodeJS.Timeout | undefined;
  private refreshing: Promise<void> | undefined;
  private again = false;
  private seeded = false;
  private readonly startedAt = performance.now();
  /** The newest revision that was read from Postgres, not from the last good files. */
  private read = 0;
  private stopped = false;
  private failing = false;

  constructor(
    private readonly live: LiveConfig,
    private readonly repository: SnapshotRepository,
    private readonly lastGood: LastGoodFiles,
    private readonly hostsFile: KnownHostsFile,
    private readonly older: OlderSnapshotsFinder,
    private readonly notifications: Notifications,
    private readonly seeding: Seeding,
    private readonly clock: Clock,
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Loads the config before the first request; from the last good files if Postgres is down. */
  async onModuleInit(): Promise<void> {
    for (const [storeKey, hosts] of await this.hostsFile.read()) this.live.learnHosts(storeKey, hosts);
    await this.refresh();
    if (this.live.revision === 0) await this.startFromFiles();
    this.notifications.listen(REVISION_CHANNEL, () => void this.refresh());
    this.poll = setInterval(() => void this.refresh(), POLL_MS);
    this.poll.unref();
  }

  /** Ends timers, and waits until the last good files are written. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    clearTimeout(this.dateTimer);
    await this.refreshing;
    await this.lastGood.written();
    await this.hostsFile.written();
  }

  /** Reads new revisions from Postgres. Calls during a refresh cause one more. A failure leaves the served config as it is. */
  refresh(): Promise<void> {
    this.again = true;
    this.refreshing ??= this.refreshUntilDone().finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private async refreshUntilDone(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      await this.readNewRevisions().then(
        () => (this.failing = false),
        (error: unknown) => this.logFailure(error),
      );
    }
  }

  /** Logs the first failure as a warning and the following ones only for debugging, because each poll repeats them. */
  private logFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.logger[this.failing ? 'debug' : 'warn']({ reason }, 'config not refreshed');
    this.failing = true;
  }

  private async readNewRevisions(): Promise<void> {
    const newest = await this.seededRevision();
    if (newest === this.read) return;
    // A smaller number means another database, so everything is read again.
    const { snapshots, unreadable } = await this.repository.sealedAfter(newest < this.read ? 0 : this.read);
    this.live.receive(newest, snapshots);
    for (const sealing of unreadable) await this.serveOlder(sealing, newest);
    // Last, so that the next poll reads everything again if anything above fails.
    this.read = newest;
    this.planNextDate();
    const stores = byStore(snapshots);
    this.logger.info({ revision: newest, stores: stores.size }, 'new config is served');
    for (const [storeKey, timeline] of stores) void this.lastGood.save(storeKey, timeline);
    void this.hostsFile.save(this.live.knownHosts);
  }

  /** Returns the newest revision, once the config has what this version needs. */
  private async seededRevision(): Promise<number> {
    const stored = this.seeded || this.mayServeUnseeded() ? await this.repository.newestRevision() : 0;
    if (this.seeded || stored > 0) return stored;
    await this.seeding.bringUpToDate();
    this.seeded = true;
    return this.repository.newestRevision();
  }

  /** Returns whether seeding can wait: the same build seeded before its crash, and checking costs a second of CPU time. */
  private mayServeUnseeded(): boolean {
    return this.env.restarts > 0 && performance.now() - this.startedAt < SEEDING_AFTER_CRASH_MS;
  }

  /** Keeps serving a store's current snapshots, or loads older ones, because its newest ones cannot be read. */
  private async serveOlder(sealing: UnreadableSealing, newest: number): Promise<void> {
    const { storeKey, revision, hosts } = sealing;
    this.live.learnHosts(storeKey, hosts);
    const isServed = this.live.snapshot(storeKey) !== undefined;
    const older = isServed ? undefined : await this.older.find(sealing);
    if (older) this.live.receive(newest, older.snapshots);
    const servedRevision = this.live.snapshot(storeKey)?.revision;
    if (servedRevision === undefined) {
      this.logger.error({ store: storeKey, revision }, 'no snapshot of this store can be read');
      return;
    }
    const source = older?.source ?? 'memory';
    this.live.markStale(storeKey, `revision ${servedRevision} from ${source}`);
    this.logger.error({ store: storeKey, revision, servedRevision, source }, 'an older config is served');
  }

  private async startFromFiles(): Promise<void> {
    const snapshots = await this.lastGood.read();
    if (snapshots.length === 0) {
      this.logger.error('no config: Postgres does not answer and there are no last good files');
      return;
    }
    const revision = Math.max(...snapshots.map((snapshot) => snapshot.revision));
    this.live.receive(revision, snapshots);
    for (const [storeKey, [first]] of byStore(snapshots))
      this.live.markStale(storeKey, `revision ${first?.revision ?? 0} from file`);
    this.planNextDate();
    this.logger.warn({ revision }, 'serving the last good config from disk');
  }

  /** Sets a timer for the start of the next dated snapshot. */
  private planNextDate(): void {
    clearTimeout(this.dateTimer);
    const now = this.clock.now();
    const next = nextBeginning(this.live.allSnapshots(), now);
    if (!next || this.stopped) return;
    const wait = Math.min(next.getTime() - now.getTime(), MAX_TIMER_MS);
    this.dateTimer = setTimeout(() => {
      this.live.advanceTo(this.clock.now());
      this.planNextDate();
    }, wait);
    this.dateTimer.unref();
  }
}

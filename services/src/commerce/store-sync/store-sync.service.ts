import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { StoreBackend } from '../../integrations/commercetools/ports/store-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { LiveConfig } from '../../store-config/index.js';
import { storeFacts, suppliedLike } from './store-facts.js';

const RETRY_MILLISECONDS = 10_000;
/** Reverts manual changes in the backend. */
const SYNC_ALL_MILLISECONDS = 10 * 60_000;

/**
 * Synchronizes the commerce backend's stores with config, which is the source of truth for stores, shipping rates, tax rates,
 * flags, bank accounts and campaigns. Runs after every change of a store, including dated ones, and periodically for all.
 * Idempotent, so several replicas may run it.
 */
@Injectable()
export class StoreSync implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** The newest snapshot of each store that is not synchronized yet. */
  private readonly pending = new Map<string, Snapshot>();
  /** When this process last synchronized each store. */
  private readonly done = new Map<string, Date>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private running: Promise<void> | undefined;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly live: LiveConfig,
    private readonly backend: StoreBackend,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = this.live.onChange((changed) => this.enqueue(changed));
    this.every(SYNC_ALL_MILLISECONDS, () => this.enqueue(this.live.snapshots()));
    this.every(RETRY_MILLISECONDS, () => this.enqueue([]));
    this.enqueue(this.live.snapshots());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening();
    for (const timer of this.timers) clearInterval(timer);
    this.pending.clear();
    await this.running;
  }

  /** Returns when this process last synchronized a store; undefined if never. */
  lastSync(storeKey: string): Date | undefined {
    return this.done.get(storeKey);
  }

  /** Records that a store was synchronized now. */
  recordSync(storeKey: string): void {
    this.done.set(storeKey, new Date());
  }

  /** Synchronizes these snapshots and the pending ones. */
  private enqueue(snapshots: readonly Snapshot[]): void {
    for (const snapshot of snapshots) this.pending.set(snapshot.storeKey, snapshot);
    this.running ??= this.work().finally(() => {
      this.running = undefined;
    });
  }

  private async work(): Promise<void> {
    let next = this.next();
    while (next && (await this.trySync(next))) next = this.next();
  }

  private async trySync(snapshot: Snapshot): Promise<boolean> {
    const { storeKey } = snapshot;
    try {
      await this.synchronize(snapshot);
      this.recordSync(storeKey);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, storeKey }, 'store not synchronized, retrying');
      // A newer snapshot of the store may be pending already.
      if (!this.pending.has(storeKey)) this.pending.set(storeKey, snapshot);
      return false;
    }
  }

  private next(): Snapshot | undefined {
    const [next] = this.pending.values();
    if (next) this.pending.delete(next.storeKey);
    return next;
  }

  private async synchronize(snapshot: Snapshot): Promise<void> {
    const drift = await this.backend.synchronize(storeFacts(snapshot, suppliedLike(this.live.snapshots())));
    if (drift.length === 0) return;
    this.logger.info({ storeKey: snapshot.storeKey, changed: drift.map(({ what }) => what) }, 'store synchronized');
  }

  private every(milliseconds: number, work: () => void): void {
    const timer = setInterval(work, milliseconds);
    timer.unref();
    this.timers.add(timer);
  }
}

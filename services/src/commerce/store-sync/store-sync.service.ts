import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { StoreBackend } from '../../integrations/commercetools/ports/store-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { LiveConfig } from '../../store-config/index.js';
import { storeFacts, suppliedLike } from './store-facts.js';

const AGAIN_AFTER_FAILURE_MILLISECONDS = 10_000;
/** What somebody changed in the backend by hand is put right again. */
const ALL_AGAIN_MILLISECONDS = 10 * 60_000;

/**
 * Makes the commerce backend's stores what config says: config is the master of shipping rates, tax rates, flags, bank account
 * and campaigns, and of which stores there are. Every change of a store, dated ones too, is carried over, and all of them
 * once in a while. Doing it twice, or in two replicas, does no harm.
 */
@Injectable()
export class StoreSync implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** The newest snapshot of each store that is not carried over yet. */
  private readonly pending = new Map<string, Snapshot>();
  /** When this process last brought each store in line. */
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
    this.every(ALL_AGAIN_MILLISECONDS, () => this.enqueue(this.live.snapshots()));
    this.every(AGAIN_AFTER_FAILURE_MILLISECONDS, () => this.enqueue([]));
    this.enqueue(this.live.snapshots());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening();
    for (const timer of this.timers) clearInterval(timer);
    this.pending.clear();
    await this.running;
  }

  /** When this process last brought a store in line; undefined while it has not yet. */
  lastOf(storeKey: string): Date | undefined {
    return this.done.get(storeKey);
  }

  /** Takes note that a store is in line now. */
  note(storeKey: string): void {
    this.done.set(storeKey, new Date());
  }

  /** Carries over these snapshots and whatever was left over. */
  private enqueue(snapshots: readonly Snapshot[]): void {
    for (const snapshot of snapshots) this.pending.set(snapshot.storeKey, snapshot);
    this.running ??= this.work().finally(() => {
      this.running = undefined;
    });
  }

  private async work(): Promise<void> {
    let next = this.next();
    while (next && (await this.isCarriedOver(next))) next = this.next();
  }

  private async isCarriedOver(snapshot: Snapshot): Promise<boolean> {
    const { storeKey } = snapshot;
    try {
      await this.carryOver(snapshot);
      this.note(storeKey);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, storeKey }, 'store not carried over, trying again');
      // A newer snapshot of the store may have come meanwhile.
      if (!this.pending.has(storeKey)) this.pending.set(storeKey, snapshot);
      return false;
    }
  }

  private next(): Snapshot | undefined {
    const [next] = this.pending.values();
    if (next) this.pending.delete(next.storeKey);
    return next;
  }

  private async carryOver(snapshot: Snapshot): Promise<void> {
    const drift = await this.backend.synchronize(storeFacts(snapshot, suppliedLike(this.live.snapshots())));
    if (drift.length === 0) return;
    this.logger.info({ storeKey: snapshot.storeKey, changed: drift.map(({ what }) => what) }, 'store carried over');
  }

  private every(milliseconds: number, work: () => void): void {
    const timer = setInterval(work, milliseconds);
    timer.unref();
    this.timers.add(timer);
  }
}

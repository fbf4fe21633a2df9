import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { themeStylesheet, type ThemeStylesheet } from './theme-stylesheet.js';
import { byStore, snapshotAt } from './timeline.js';

/** Freezes a value deeply, because one request must not change what the next one reads. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

export type SnapshotListener = (changed: readonly Snapshot[]) => void;

const isSame = (first: Snapshot, second: Snapshot): boolean =>
  first.revision === second.revision && first.hash === second.hash;

/** The served config: every store's snapshot, in memory and frozen. Requests read it; only the delivery writes it. */
@Injectable()
export class LiveConfig {
  /** All snapshots of a store's newest sealing: the current one and future ones. */
  private readonly timelines = new Map<string, readonly Snapshot[]>();
  private readonly listeners = new Set<SnapshotListener>();
  private current = new Map<string, Snapshot>();
  private list: readonly Snapshot[] = [];
  private byHost = new Map<string, Snapshot>();
  private newest = 0;
  /** Hosts by store, including stores without a current snapshot. */
  private readonly hosts = new Map<string, readonly string[]>();
  /** The source of a store's snapshots if they are not its newest ones. */
  private readonly stale = new Map<string, string>();

  constructor(
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The number of the newest received revision; 0 before the first. */
  get revision(): number {
    return this.newest;
  }

  /** Returns a store's current snapshot, or undefined. */
  snapshot(storeKey: string): Snapshot | undefined {
    return this.current.get(storeKey);
  }

  /** Returns the current snapshot of a host's store; the host in lower case without port. */
  snapshotOfHost(host: string): Snapshot | undefined {
    return this.byHost.get(host);
  }

  /** Returns whether a host belongs to a store that cannot be served now. Before the first config, any host may. */
  isAwaited(host: string): boolean {
    if (this.byHost.has(host)) return false;
    return this.current.size === 0 || [...this.hosts.values()].some((hosts) => hosts.includes(host));
  }

  /** Hosts of all stores that were ever known here. */
  get knownHosts(): ReadonlyMap<string, readonly string[]> {
    return this.hosts;
  }

  /** The stores that cannot be served, and those that serve a stale config, with its source. */
  get problems(): { readonly missing: readonly string[]; readonly stale: ReadonlyMap<string, string> } {
    const missing = [...this.hosts.keys()].filter((storeKey) => !this.current.has(storeKey));
    return { missing, stale: this.stale };
  }

  /** Remembers the hosts of a store, even if it cannot be served. */
  learnHosts(storeKey: string, hosts: readonly string[]): void {
    if (hosts.length > 0 || !this.hosts.has(storeKey)) this.hosts.set(storeKey, hosts);
  }

  /** Marks a store whose newest snapshots could not be read, with the source of what it serves. Cleared when new ones arrive. */
  markStale(storeKey: string, servedFrom: string): void {
    this.stale.set(storeKey, servedFrom);
  }

  /** Returns the current snapshot of every store: the same array until one changes, so that callers can memoise by it. */
  snapshots(): readonly Snapshot[] {
    return this.list;
  }

  /** Returns the current and future snapshots of every store. */
  allSnapshots(): readonly Snapshot[] {
    return [...this.timelines.values()].flat();
  }

  /** Calls the listener with the snapshots of changed stores, once they are served. Returns a function that unsubscribes. */
  onChange(listener: SnapshotListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Returns the stylesheet of a snapshot's brand. */
  themeStylesheet(snapshot: Snapshot): ThemeStylesheet {
    return themeStylesheet(snapshot);
  }

  /** Replaces the snapshots of the stores that were sealed up to a revision, and serves them. */
  receive(revision: number, snapshots: readonly Snapshot[]): void {
    for (const [storeKey, timeline] of byStore(snapshots)) {
      this.timelines.set(storeKey, timeline.map(deepFreeze));
      this.stale.delete(storeKey);
    }
    this.newest = revision;
    this.advanceTo(this.clock.now());
  }

  /** Makes the snapshots of this instant current: a dated snapshot begins without a revision. */
  advanceTo(now: Date): void {
    const current = new Map<string, Snapshot>();
    for (const [storeKey, timeline] of this.timelines) {
      const snapshot = snapshotAt(timeline, now);
      const before = this.current.get(storeKey);
      if (snapshot) current.set(storeKey, before && isSame(before, snapshot) ? before : snapshot);
    }
    const changed = [...current.values()].filter((snapshot) => snapshot !== this.current.get(snapshot.storeKey));
    if (changed.length === 0) return;
    this.current = current;
    this.list = [...current.values()];
    for (const { storeKey, document } of current.values()) this.learnHosts(storeKey, document.sections.store.hosts);
    this.byHost = new Map(
      [...current.values()].flatMap((snapshot) =>
        snapshot.document.sections.store.hosts.map((host) => [host, snapshot] as const),
      ),
    );
    this.notify(changed);
  }

  private notify(changed: readonly Snapshot[]): void {
    for (const listener of this.listeners) {
      try {
        listener(changed);
      } catch (error) {
        this.logger.error({ err: error }, 'a config listener failed');
      }
    }
  }
}

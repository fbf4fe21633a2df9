import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { deepFreeze } from './deep-freeze.js';
import { themeStylesheet, type ThemeStylesheet } from './theme-stylesheet.js';
import { byStore, snapshotAt } from './timeline.js';

export type SnapshotListener = (changed: readonly Snapshot[]) => void;

const isSame = (first: Snapshot, second: Snapshot): boolean =>
  first.revision === second.revision && first.hash === second.hash;

/** What is served now: every store's snapshot, in memory, unchangeable. Requests read it; only the delivery writes it. */
@Injectable()
export class LiveConfig {
  /** All snapshots of a store's newest sealing: the current one and those to come. */
  private readonly timelines = new Map<string, readonly Snapshot[]>();
  private readonly listeners = new Set<SnapshotListener>();
  private current = new Map<string, Snapshot>();
  private byHost = new Map<string, Snapshot>();
  private newest = 0;
  /** Hosts by store, also of stores that have no snapshot now. */
  private readonly hosts = new Map<string, readonly string[]>();
  /** Where a store's snapshots came from if they are not its newest ones. */
  private readonly outdated = new Map<string, string>();

  constructor(
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The number of the newest revision that has arrived here; 0 before the first. */
  get revision(): number {
    return this.newest;
  }

  /** A store's snapshot that holds now, or undefined for a store that there is none. */
  snapshot(storeKey: string): Snapshot | undefined {
    return this.current.get(storeKey);
  }

  /** The snapshot of the store that an exact host shows: small letters, no port. */
  snapshotOfHost(host: string): Snapshot | undefined {
    return this.byHost.get(host);
  }

  /** Whether a host is a store's that cannot be served now; before any config has arrived every host may be. */
  isAwaited(host: string): boolean {
    if (this.byHost.has(host)) return false;
    return this.current.size === 0 || [...this.hosts.values()].some((hosts) => hosts.includes(host));
  }

  /** Hosts by store, as far as they were ever known here. */
  get knownHosts(): ReadonlyMap<string, readonly string[]> {
    return this.hosts;
  }

  /** The stores that serve nothing, and those that serve something old with where it came from. */
  get troubles(): { readonly missing: readonly string[]; readonly outdated: ReadonlyMap<string, string> } {
    const missing = [...this.hosts.keys()].filter((storeKey) => !this.current.has(storeKey));
    return { missing, outdated: this.outdated };
  }

  /** Remembers where a store is, whether it can be served or not. */
  learnHosts(storeKey: string, hosts: readonly string[]): void {
    if (hosts.length > 0 || !this.hosts.has(storeKey)) this.hosts.set(storeKey, hosts);
  }

  /** Notes that a store's newest snapshots could not be read, and what it serves instead. Ends when new ones arrive. */
  markOutdated(storeKey: string, servedFrom: string): void {
    this.outdated.set(storeKey, servedFrom);
  }

  /** The snapshot of every store that holds now. */
  snapshots(): readonly Snapshot[] {
    return [...this.current.values()];
  }

  /** All that is known of the time to come, the current snapshots included. */
  allSnapshots(): readonly Snapshot[] {
    return [...this.timelines.values()].flat();
  }

  /** Calls the listener with the snapshots of the stores that changed, once they are served. Returns how to stop it. */
  onChange(listener: SnapshotListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The stylesheet of a snapshot's brand. */
  themeStylesheet(snapshot: Snapshot): ThemeStylesheet {
    return themeStylesheet(snapshot);
  }

  /** Takes in what was sealed up to a revision, each store's list as a whole, and serves it. */
  receive(revision: number, snapshots: readonly Snapshot[]): void {
    for (const [storeKey, timeline] of byStore(snapshots)) {
      this.timelines.set(storeKey, timeline.map(deepFreeze));
      this.outdated.delete(storeKey);
    }
    this.newest = revision;
    this.turnTo(this.clock.now());
  }

  /** Serves what holds at this instant: a dated snapshot becomes current without a revision. */
  turnTo(now: Date): void {
    const current = new Map<string, Snapshot>();
    for (const [storeKey, timeline] of this.timelines) {
      const snapshot = snapshotAt(timeline, now);
      const before = this.current.get(storeKey);
      if (snapshot) current.set(storeKey, before && isSame(before, snapshot) ? before : snapshot);
    }
    const changed = [...current.values()].filter((snapshot) => snapshot !== this.current.get(snapshot.storeKey));
    if (changed.length === 0) return;
    this.current = current;
    for (const { storeKey, document } of current.values()) this.learnHosts(storeKey, document.sections.store.hosts);
    this.byHost = new Map(
      [...current.values()].flatMap((snapshot) =>
        snapshot.document.sections.store.hosts.map((host) => [host, snapshot] as const),
      ),
    );
    this.tell(changed);
  }

  private tell(changed: readonly Snapshot[]): void {
    for (const listener of this.listeners) {
      try {
        listener(changed);
      } catch (error) {
        this.logger.error({ err: error }, 'a listener to the config failed');
      }
    }
  }
}

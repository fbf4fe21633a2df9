import { createHash } from 'node:crypto';
import { seedDocuments } from '@manifold/config-seeds/documents';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Stores } from '../ports/stores.js';

const NOW = new Date('2026-11-20T12:00:00Z');

function sealed(document: Snapshot['document'], revision: number): Snapshot {
  const text = JSON.stringify([revision, document]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { storeKey: document.storeKey, revision, validFrom: null, hash, document };
}

/** Created once per test file, because it takes longer than the tests themselves. */
const SEEDED = seedDocuments(NOW).map((document) => sealed(document, 1));

/** The stores of the seeds in memory; a test can publish changes. */
export class FakeStores extends Stores {
  private current = new Map(SEEDED.map((snapshot) => [snapshot.storeKey, snapshot]));
  private readonly listeners = new Set<(changed: readonly Snapshot[]) => void>();

  override snapshotOfHost(host: string): Snapshot | undefined {
    const all = this.snapshots();
    if (host === 'localhost') return all.find(({ document }) => document.sections.store.isDefault);
    return all.find(({ document }) => document.sections.store.hosts.includes(host));
  }

  /** Hosts of known stores without a snapshot. */
  readonly awaited = new Set<string>();

  override isAwaited(host: string): boolean {
    return this.awaited.has(host);
  }

  override snapshots(): readonly Snapshot[] {
    return [...this.current.values()];
  }

  override onChange(listener: (changed: readonly Snapshot[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  override themeStylesheet(): { path: string; css: string } {
    return { path: '/theme/ferrum-0.css', css: ':root{}' };
  }

  /** Seals a store's document under a new revision with changed sections, like a publish. */
  publish(storeKey: string, changed: Partial<Snapshot['document']['sections']> = {}): void {
    const before = this.current.get(storeKey);
    if (!before) throw new Error(`No store ${storeKey}`);
    const { document } = before;
    const sections = { ...document.sections, ...changed };
    const after = sealed({ ...document, sections }, before.revision + 1);
    this.current.set(storeKey, after);
    for (const listener of this.listeners) listener([after]);
  }
}

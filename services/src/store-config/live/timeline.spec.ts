import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { nextBeginning, snapshotAt } from './timeline.js';

const [document] = seedDocuments(new Date('2026-11-20T12:00:00Z'));

function snapshot(validFrom: string | null): Snapshot {
  if (!document) throw new Error('The seeds have no store');
  return { storeKey: document.storeKey, revision: 1, validFrom, hash: '0'.repeat(16), document };
}

const [now, january, march] = [snapshot(null), snapshot('2027-01-01T00:00:00Z'), snapshot('2027-03-01T00:00:00Z')];

describe('the snapshots of a store', () => {
  it.each([
    ['2026-11-20T12:00:00Z', now],
    ['2026-12-31T23:59:59.999Z', now],
    ['2027-01-01T00:00:00Z', january],
    ['2027-02-28T12:00:00Z', january],
    ['2030-01-01T00:00:00Z', march],
  ])('apply from their instants on: at %s', (at, holding) => {
    expect(snapshotAt([march, now, january], new Date(at))).toBe(holding);
  });

  it('have a next beginning', () => {
    const after = (at: string) => nextBeginning([march, now, january], new Date(at))?.toISOString();
    expect(after('2026-11-20T12:00:00Z')).toBe('2027-01-01T00:00:00.000Z');
    expect(after('2027-01-01T00:00:00Z')).toBe('2027-03-01T00:00:00.000Z');
    expect(after('2027-03-01T00:00:00Z')).toBeUndefined();
  });
});

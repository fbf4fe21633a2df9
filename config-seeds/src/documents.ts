import { assembleDocument, storeKeysOf, type SectionRows } from '@manifold/domain/store-document/assemble';
import { storeDocumentSchema, type StoreDocument } from '@manifold/domain/store-document/contract';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import type { SeedProfile } from './feature-toggles.js';
import { seedRows } from './rows.js';
import type { SeedRow } from './seed-row.js';

function bySection(profile: SeedProfile): SectionRows {
  const rows = new Map<SectionKey, SeedRow[]>();
  for (const row of seedRows(profile)) rows.set(row.section, [...(rows.get(row.section) ?? []), row]);
  return rows;
}

/** Returns the validated document of every store at an instant. For tests and scripts; the services read snapshots. */
export function seedDocuments(at: Date, profile: SeedProfile = 'default'): StoreDocument[] {
  const rows = bySection(profile);
  return storeKeysOf(rows).map((storeKey) => storeDocumentSchema.parse(assembleDocument(rows, storeKey, at)));
}

import type { Edit } from '@manifold/domain/change-set/contract';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { Database } from '../sections/definition/section.js';
import { sameContent } from '../../platform/json/canonical-json.js';
import { applyEdits, loadRows, sameRow } from './section-rows.js';
import { editOf } from './stored-edit.js';

const inverse = (edit: Edit): Edit => ({ ...edit, before: edit.after, after: edit.before });

/**
 * Returns the rows as of a revision, of all sections or the named ones: the current rows with all later edits undone, newest
 * first. Needs a transaction with a consistent snapshot.
 */
export async function rowsAsOf(db: Database, revision: number, keys?: readonly string[]): Promise<SectionRows> {
  const later = await db.revisionEdit.findMany({
    where: { revisionNumber: { gt: revision }, ...(keys === undefined ? {} : { section: { in: [...keys] } }) },
    orderBy: [{ revisionNumber: 'desc' }, { position: 'desc' }],
  });
  return applyEdits(await loadRows(db, keys), later.map(editOf).map(inverse));
}

/** Returns the edits that turn `from` into `to`. Skips a section without rows in `to`: it did not exist at that revision. */
export function editsBetween(from: SectionRows, to: SectionRows): Edit[] {
  return [...from].flatMap(([section, rows]) => {
    const wanted = to.get(section) ?? [];
    if (wanted.length === 0) return [];
    const changed = rows.flatMap(({ layer, key, validFrom, validTo, value }) => {
      const after = wanted.find((row) => sameRow(row, { layer, key, validFrom, validTo }))?.value ?? null;
      return sameContent(value, after) ? [] : [{ section, layer, key, validFrom, validTo, before: value, after }];
    });
    const restored = wanted
      .filter((row) => !rows.some((present) => sameRow(present, row)))
      .map(({ value, ...address }) => ({ section, ...address, before: null, after: value }));
    return [...changed, ...restored];
  });
}

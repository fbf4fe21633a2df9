import type { Edit } from '@manifold/domain/change-set/contract';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { Database } from '../sections/section.js';
import { sameContent } from '../../platform/json/canonical-json.js';
import { applyEdits, loadRows, sameRow } from './section-rows.js';
import { editOf } from './stored-edit.js';

const undone = (edit: Edit): Edit => ({ ...edit, before: edit.after, after: edit.before });

/**
 * The rows as they were once a revision was published: those of today, with all that was published since taken back,
 * newest first. Inside one transaction that sees one state. All sections, or those that are named.
 */
export async function rowsAsOf(db: Database, revision: number, keys?: readonly string[]): Promise<SectionRows> {
  const later = await db.revisionEdit.findMany({
    where: { revisionNumber: { gt: revision }, ...(keys === undefined ? {} : { section: { in: [...keys] } }) },
    orderBy: [{ revisionNumber: 'desc' }, { position: 'desc' }],
  });
  return applyEdits(await loadRows(db, keys), later.map(editOf).map(undone));
}

/** The edits that lead from some rows to others. A section that had no row at all is left as it is: it is new since. */
export function editsBetween(from: SectionRows, to: SectionRows): Edit[] {
  return [...from].flatMap(([section, rows]) => {
    const wanted = to.get(section) ?? [];
    if (wanted.length === 0) return [];
    const kept = rows.flatMap(({ layer, key, validFrom, validTo, value }) => {
      const after = wanted.find((row) => sameRow(row, { layer, key, validFrom, validTo }))?.value ?? null;
      return sameContent(value, after) ? [] : [{ section, layer, key, validFrom, validTo, before: value, after }];
    });
    const gone = wanted
      .filter((row) => !rows.some((present) => sameRow(present, row)))
      .map(({ value, ...address }) => ({ section, ...address, before: null, after: value }));
    return [...kept, ...gone];
  });
}

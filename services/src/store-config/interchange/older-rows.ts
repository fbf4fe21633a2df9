import type { Edit } from '@manifold/domain/change-set/contract';
import type { OlderRow } from '@manifold/domain/config-interchange/contract';
import { sameContent } from '../../platform/json/canonical-json.js';
import { rowName } from '../publishing/edit-addresses.js';
import type { Database } from '../sections/definition/section.js';

/** A row that was published after a revision. */
export interface LaterRow {
  /** Its value at that revision; null if it did not exist. */
  readonly value: Record<string, unknown> | null;
  /** The newest revision that changed it. */
  readonly revision: number;
}

/** Rows by `rowName`. */
export type LaterRows = ReadonlyMap<string, LaterRow>;

type FoundRow = LaterRow & {
  readonly section: string;
  readonly layer: Edit['layer'];
  readonly key: string;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
};

/** Reads the rows of sections that were published after a revision. */
export async function laterRows(db: Database, revision: number, sections: readonly string[]): Promise<LaterRows> {
  const rows = await db.$queryRaw<FoundRow[]>`
    SELECT DISTINCT ON (section, layer, layer_key, valid_from, valid_to)
      section, layer::text AS layer, layer_key AS key, valid_from AS "validFrom", valid_to AS "validTo", before AS value,
      max(revision_number) OVER (PARTITION BY section, layer, layer_key, valid_from, valid_to) AS revision
    FROM revision_edit
    WHERE revision_number > ${revision} AND section = ANY(${[...sections]})
    ORDER BY section, layer, layer_key, valid_from, valid_to, revision_number, position`;
  return new Map(
    rows.map(({ validFrom, validTo, value, revision: newest, ...place }) => {
      const period = { validFrom: validFrom?.toISOString() ?? null, validTo: validTo?.toISOString() ?? null };
      return [rowName({ ...place, ...period }), { value, revision: newest }];
    }),
  );
}

/** Returns the edits that would give rows the value again that they had before they were published later. */
export function olderRows(edits: readonly Edit[], later: LaterRows): OlderRow[] {
  return edits.flatMap((edit) => {
    const row = later.get(rowName(edit));
    if (!row || !sameContent(row.value, edit.after)) return [];
    const { section, layer, key, validFrom, validTo } = edit;
    return [{ section, layer, key, validFrom, validTo, revision: row.revision }];
  });
}

/** Returns the last revision that changed a section; 0 if it has only its first rows. */
export async function revisionOfSection(db: Database, section: string): Promise<number> {
  const { _max: last } = await db.revisionEdit.aggregate({ where: { section }, _max: { revisionNumber: true } });
  return last.revisionNumber ?? 0;
}

import type { Edit } from '@manifold/domain/change-set/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { Database } from '../sections/section.js';

/** The columns of an edit, of a draft or of a revision. */
interface EditColumns {
  readonly section: string;
  readonly layer: ConfigLayer;
  readonly layerKey: string;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** Inserts the edits of a change set from the JSON of `Edit[]`: their values never become objects of this process. */
export async function insertEdits(db: Database, changeSetId: string, edits: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO change_set_edit (change_set_id, section, layer, layer_key, valid_from, valid_to, before, after)
    SELECT ${changeSetId}::uuid, section, layer, key, "validFrom", "validTo", before, after
      FROM jsonb_to_recordset(${edits}::jsonb) AS edit (
        section text, layer config_layer, key text, "validFrom" timestamptz, "validTo" timestamptz,
        before jsonb, after jsonb
      )`;
}

/** Inserts the edits of a revision in their order. They are one parameter: the client takes seconds to plan long values. */
export async function insertRevisionEdits(db: Database, number: number, edits: readonly Edit[]): Promise<void> {
  const list = JSON.stringify(edits.map((edit, position) => ({ position, ...edit })));
  await db.$executeRaw`
    INSERT INTO revision_edit (
      revision_number, position, section, layer, layer_key, valid_from, valid_to, before, after
    )
    SELECT ${number}, position, section, layer, key, "validFrom", "validTo", before, after
      FROM jsonb_to_recordset(${list}::jsonb) AS edit (
        position int, section text, layer config_layer, key text, "validFrom" timestamptz, "validTo" timestamptz,
        before jsonb, after jsonb
      )`;
}

/** The edit that lies in these columns. */
export function editOf({ section, layer, layerKey, validFrom, validTo, before, after }: EditColumns): Edit {
  return {
    section,
    layer,
    key: layerKey,
    validFrom: validFrom?.toISOString() ?? null,
    validTo: validTo?.toISOString() ?? null,
    before: before as Edit['before'],
    after: after as Edit['after'],
  };
}

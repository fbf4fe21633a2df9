import type { Edit } from '@manifold/domain/change-set/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { Database } from '../sections/definition/section.js';

/** The columns of an edit in a draft or a revision. */
interface EditColumns {
  readonly section: string;
  readonly layer: ConfigLayer;
  readonly layerKey: string;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  readonly before: unknown;
  readonly after: unknown;
}

const date = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** Returns a row's fields for a JSON column; a missing row becomes a database null. */
function json(value: Edit['before']): Prisma.InputJsonObject | typeof Prisma.DbNull {
  // Edits come from JSON, so they contain only JSON values.
  return value === null ? Prisma.DbNull : (value as Prisma.InputJsonObject);
}

/** Returns the columns of an edit. */
export function editColumns({ section, layer, key, validFrom, validTo, before, after }: Edit) {
  const address = { section, layer, layerKey: key, validFrom: date(validFrom), validTo: date(validTo) };
  return { ...address, before: json(before), after: json(after) };
}

/** Inserts the edits of a change set from the JSON of `Edit[]`, without parsing it in this process. */
export async function insertEdits(db: Database, changeSetId: string, edits: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO change_set_edit (change_set_id, section, layer, layer_key, valid_from, valid_to, before, after)
    SELECT ${changeSetId}::uuid, section, layer, key, "validFrom", "validTo", before, after
      FROM jsonb_to_recordset(${edits}::jsonb) AS edit (
        section text, layer config_layer, key text, "validFrom" timestamptz, "validTo" timestamptz,
        before jsonb, after jsonb
      )`;
}

/** Maps stored columns to an edit. */
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

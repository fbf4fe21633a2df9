import type { Explanation } from '@manifold/domain/admin-api/contract';
import type { AnyConfigRow } from '@manifold/domain/store-document/assemble';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';

/** A field of some rows as of a revision. */
export interface FieldRows {
  readonly section: SectionKey;
  readonly field: string;
  readonly rows: readonly AnyConfigRow[];
  /** Later revisions are ignored. */
  readonly revision: number;
}

type Since = Explanation['steps'][number]['since'];

interface StoredBeginning extends Omit<Since, 'publishedAt'> {
  readonly published_at: Date;
}

/** Returns for each row, in their order, the revision that set the field's current value. */
export async function rowBeginnings(
  prisma: PrismaService,
  { section, field, rows, revision }: FieldRows,
): Promise<Since[]> {
  const [layers, keys] = [rows.map(({ layer }) => layer), rows.map(({ key }) => key)];
  const [from, to] = [rows.map(({ validFrom }) => validFrom ?? ''), rows.map(({ validTo }) => validTo ?? '')];
  // Row by row and backwards, so that the time does not grow with the history.
  const found = await prisma.rows<StoredBeginning>`
    SELECT number, author, reason, published_at
    FROM unnest(${layers}::text[]::config_layer[], ${keys}::text[], ${from}::text[], ${to}::text[])
      WITH ORDINALITY AS said (layer, layer_key, valid_from, valid_to, place)
    LEFT JOIN LATERAL (
      SELECT revision_number FROM revision_edit AS edit
      WHERE edit.section = ${section} AND edit.layer = said.layer AND edit.layer_key = said.layer_key
        AND edit.revision_number <= ${revision}
        AND edit.valid_from IS NOT DISTINCT FROM nullif(said.valid_from, '')::timestamptz
        AND edit.valid_to IS NOT DISTINCT FROM nullif(said.valid_to, '')::timestamptz
        AND edit.before -> ${field}::text IS DISTINCT FROM edit.after -> ${field}::text
      ORDER BY revision_number DESC LIMIT 1
    ) AS began ON true
    JOIN revision ON number = coalesce(began.revision_number, ${revision})
    ORDER BY place`;
  return found.map(({ published_at, ...since }) => ({ ...since, publishedAt: published_at.toISOString() }));
}

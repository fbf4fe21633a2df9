import type { Edit } from '@manifold/domain/change-set/contract';

export interface FieldEdit {
  readonly section: string;
  readonly layer: string;
  readonly key: string;
  readonly validFrom: string | null;
  readonly field: string;
  /** Undefined where the row did not say the field. */
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that an edit really changes. */
export function changedFields({ section, layer, key, validFrom, before, after }: Edit): FieldEdit[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ section, layer, key, validFrom, field, before: before?.[field], after: after?.[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

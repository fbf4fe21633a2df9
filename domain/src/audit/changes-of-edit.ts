import type { Edit } from '../change-set/contract.js';
import type { AuditChange } from './contract.js';

/** A value as text that does not depend on the order of an object's keys. */
function sameText(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([first], [second]) => (first < second ? -1 : 1)))
      : part,
  );
}

/** The fields that an edit really changes, each with its old and its new value. */
export function changesOfEdit({ before, after, ...address }: Edit): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => sameText(before?.[field]) !== sameText(after?.[field]))
    .map((field) => ({ ...address, field, before: before?.[field], after: after?.[field] }));
}

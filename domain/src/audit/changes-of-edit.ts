import type { Edit } from '../change-set/contract.js';
import type { AuditChange } from './contract.js';

/** Serialises a value independently of the order of keys. */
function sameText(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([first], [second]) => (first < second ? -1 : 1)))
      : part,
  );
}

/** Returns the fields that an edit changes, with old and new values. */
export function changesOfEdit({ before, after, ...address }: Edit): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => sameText(before?.[field]) !== sameText(after?.[field]))
    .map((field) => ({ ...address, field, before: before?.[field], after: after?.[field] }));
}

import type { Edit } from '@manifold/domain/change-set/contract';
import { keysOfAllTime } from '@manifold/domain/config-lint/known-keys';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import { generalProblem, mergedProblems, type Problem } from '../lint/problem.js';
import { seal, type Sealing } from './seal.js';
import { applyEdits } from './section-rows.js';

/** Rows and their sealing. */
export interface SealedRows {
  readonly rows: SectionRows;
  readonly sealing: Sealing;
}

/**
 * Finds new rows under a key that no store ever has, because such a typing error would have no effect and go unnoticed. Ignores
 * published rows, because their store or currency may end on a planned day.
 */
function unknownKeys(next: SectionRows, edits: readonly Edit[]): Problem[] {
  const added = edits.filter(({ before, after }) => before === null && after !== null);
  if (added.length === 0) return [];
  const known = keysOfAllTime(next);
  return added
    .filter(({ layer, key }) => !known.has(`${layer}:${key}`))
    .map(({ section, layer, key }) => generalProblem(`${section}.key`, `no store has ${layer} ${key}`));
}

/** Applies edits to rows and seals the result; the problems include those of the edits. */
export function sealEdits(rows: SectionRows, edits: readonly Edit[], now: Date): SealedRows {
  const next = applyEdits(rows, edits);
  const sealing = seal(next, now);
  const problems = mergedProblems([...unknownKeys(next, edits), ...sealing.problems]);
  return { rows: next, sealing: { ...sealing, problems } };
}

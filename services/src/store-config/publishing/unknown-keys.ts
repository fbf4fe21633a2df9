import type { Edit } from '@manifold/domain/change-set/contract';
import { keysOfAllTime } from '@manifold/domain/config-lint/known-keys';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import { generalProblem, type Problem } from '../lint/problem.js';

/**
 * Finds new rows under a key that no store ever has, because such a typing error would have no effect and go unnoticed. Ignores
 * published rows, because their store or currency may end on a planned day.
 */
export function unknownKeys(next: SectionRows, edits: readonly Edit[]): Problem[] {
  const added = edits.filter(({ before, after }) => before === null && after !== null);
  if (added.length === 0) return [];
  const known = keysOfAllTime(next);
  return added
    .filter(({ layer, key }) => !known.has(`${layer}:${key}`))
    .map(({ section, layer, key }) => generalProblem(`${section}.key`, `no store has ${layer} ${key}`));
}

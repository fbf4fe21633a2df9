import type { Edit } from '@manifold/domain/change-set/contract';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import { mergedProblems } from '../lint/problem.js';
import { seal, type Sealing } from './seal.js';
import { applyEdits } from './section-rows.js';
import { unknownKeys } from './unknown-keys.js';

/** Rows and their sealing. */
export interface SealedRows {
  readonly rows: SectionRows;
  readonly sealing: Sealing;
}

/** Applies edits to rows and seals the result; the problems include those of the edits. */
export function sealEdits(rows: SectionRows, edits: readonly Edit[], now: Date): SealedRows {
  const next = applyEdits(rows, edits);
  const sealing = seal(next, now);
  const problems = mergedProblems([...unknownKeys(next, edits), ...sealing.problems]);
  return { rows: next, sealing: { ...sealing, problems } };
}

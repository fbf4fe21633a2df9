import type { Edit } from '@manifold/domain/change-set/contract';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import { mergedProblems } from '../lint/problem.js';
import { seal, type Sealing } from './seal.js';
import { applyEdits } from './section-rows.js';
import { unknownKeys } from './unknown-keys.js';

/** Rows and what they come to. */
export interface SealedRows {
  readonly rows: SectionRows;
  readonly sealing: Sealing;
}

/** Returns the rows as edits make them and what they come to, with what is wrong with the edits as well. */
export function sealEdits(rows: SectionRows, edits: readonly Edit[], now: Date): SealedRows {
  const next = applyEdits(rows, edits);
  const sealing = seal(next, now);
  const problems = mergedProblems([...unknownKeys(next, edits), ...sealing.problems]);
  return { rows: next, sealing: { ...sealing, problems } };
}

import type { Finding } from '@manifold/domain/config-lint/contract';
import { lint, newFindings } from '@manifold/domain/config-lint/lint';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { Sealing } from '../publishing/seal.js';

/** Rows and what they come to. */
export interface SealedRows {
  readonly rows: SectionRows;
  readonly sealing: Pick<Sealing, 'moments'>;
}

const findingsOf = ({ rows, sealing }: SealedRows): Finding[] => lint(rows, sealing.moments);

/** What the lint finds in rows, told apart: what is new in them, and what stood already. `before` is asked when needed. */
export function findingsSince(before: () => SealedRows, after: SealedRows): { fresh: Finding[]; standing: Finding[] } {
  const found = findingsOf(after);
  if (found.length === 0) return { fresh: [], standing: [] };
  const fresh = newFindings(findingsOf(before()), found);
  return { fresh, standing: newFindings(fresh, found) };
}

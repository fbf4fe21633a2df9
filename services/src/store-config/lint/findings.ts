import type { Finding } from '@manifold/domain/config-lint/contract';
import { lint, lintChange, newFindings } from '@manifold/domain/config-lint/lint';
import type { LintedRows } from '@manifold/domain/config-lint/magnitude-rules';

/** Rows and the moments that they come to, as far as the lint reads them. */
interface SealedRows {
  readonly rows: LintedRows['rows'];
  readonly sealing: Pick<LintedRows, 'moments'>;
}

const lintedOf = ({ rows, sealing: { moments } }: SealedRows): LintedRows => ({ rows, moments });
const findingsOf = ({ rows, moments }: LintedRows): Finding[] => lint(rows, moments);

/** What the lint finds in rows, told apart: what is new in them, and what stood already. */
export function findingsSince(before: SealedRows, after: SealedRows): { fresh: Finding[]; standing: Finding[] } {
  const [was, is] = [lintedOf(before), lintedOf(after)];
  const found = findingsOf(is);
  const standingBefore = found.length === 0 ? [] : findingsOf(was);
  const fresh = newFindings(standingBefore, found);
  const standing = newFindings(fresh, found);
  // The rows and the change may say the same; it is said once, as new.
  const ofChange = newFindings([...fresh, ...standing], lintChange(was, is));
  return { fresh: [...fresh, ...ofChange], standing };
}

import type { Finding } from '@manifold/domain/config-lint/contract';
import { lint, lintChange, newFindings } from '@manifold/domain/config-lint/lint';
import type { LintedRows } from '@manifold/domain/config-lint/magnitude-rules';

/** Rows and their effective values over time, as the lint needs them. */
interface SealedRows {
  readonly rows: LintedRows['rows'];
  readonly sealing: Pick<LintedRows, 'moments'>;
}

const lintedOf = ({ rows, sealing: { moments } }: SealedRows): LintedRows => ({ rows, moments });
const findingsOf = ({ rows, moments }: LintedRows): Finding[] => lint(rows, moments);

/** Returns the lint's findings after a change: new ones (`fresh`) and those that existed before (`standing`). */
export function findingsSince(before: SealedRows, after: SealedRows): { fresh: Finding[]; standing: Finding[] } {
  const [was, is] = [lintedOf(before), lintedOf(after)];
  const found = findingsOf(is);
  const standingBefore = found.length === 0 ? [] : findingsOf(was);
  const fresh = newFindings(standingBefore, found);
  const unchanged = newFindings(fresh, found);
  // Rows and change may cause the same finding; report it once, as new.
  const ofChange = newFindings([...fresh, ...unchanged], lintChange(was, is));
  return { fresh: [...fresh, ...ofChange], standing: unchanged };
}

import type { ChangeSetFinding } from '@manifold/domain/admin-api/contract';

/** All findings of one rule; they are acknowledged together. */
export interface FindingGroup {
  readonly rule: ChangeSetFinding['rule'];
  readonly severity: ChangeSetFinding['severity'];
  readonly findings: readonly ChangeSetFinding[];
}

/** Groups findings by rule, errors first, in their order within a rule. */
export function groupedFindings(findings: readonly ChangeSetFinding[]): FindingGroup[] {
  const groups = new Map<string, ChangeSetFinding[]>();
  for (const finding of findings) {
    const id = `${finding.severity} ${finding.rule}`;
    groups.set(id, [...(groups.get(id) ?? []), finding]);
  }
  const all = [...groups.values()].flatMap((of): FindingGroup[] => {
    const [first] = of;
    return first ? [{ rule: first.rule, severity: first.severity, findings: of }] : [];
  });
  return [...all.filter(({ severity }) => severity === 'error'), ...all.filter(({ severity }) => severity !== 'error')];
}

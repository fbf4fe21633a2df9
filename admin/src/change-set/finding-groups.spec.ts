import { describe, expect, it } from '@jest/globals';
import type { ChangeSetFinding } from '@manifold/domain/admin-api/contract';
import { groupedFindings } from './finding-groups.js';

function finding(
  rule: ChangeSetFinding['rule'],
  severity: ChangeSetFinding['severity'],
  name: string,
): ChangeSetFinding {
  const where = { section: 'support-webform' as const, field: 'reasons', storeKeys: [], from: null };
  return { ...where, rule, severity, values: {}, name, isNew: true };
}

describe('findings of the lint', () => {
  it('are grouped by rule, errors first', () => {
    const missing = Array.from({ length: 40 }, (_, at) => finding('webform-not-translated', 'warning', `text ${at}`));
    const groups = groupedFindings([...missing, finding('webform-key-twice', 'error', 'key')]);
    expect(groups.map(({ rule, findings }) => [rule, findings.length])).toEqual([
      ['webform-key-twice', 1],
      ['webform-not-translated', 40],
    ]);
  });

  it('of one rule are separate if some block publishing and others do not', () => {
    const both = [finding('iban-checksum', 'warning', 'a'), finding('iban-checksum', 'error', 'b')];
    expect(groupedFindings(both).map(({ severity }) => severity)).toEqual(['error', 'warning']);
  });
});

import type { Acknowledgement } from '@manifold/domain/change-set/contract';
import type { Finding } from '@manifold/domain/config-lint/contract';
import { isAcknowledged } from '@manifold/domain/config-lint/lint';
import type { FieldError } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

/** The findings that a publish tolerates: those that a person acknowledged, or everything if the program itself publishes. */
export type Tolerance = Acknowledgement | 'everything';

const fieldOf = ({ section, field, storeKeys }: Finding): string =>
  `${storeKeys.length === 0 ? '' : `${storeKeys.join(',')}:`}${section}.${field}`;

const fieldError = (finding: Finding): FieldError => ({
  field: fieldOf(finding),
  reason: finding.from === null ? finding.rule : `${finding.rule} (from ${finding.from})`,
});

/** Throws `invalid-input` for errors, and `unprocessable-entity` for warnings that were not acknowledged with a reason. */
export function refuseFindings(findings: readonly Finding[], tolerance: Tolerance | undefined): void {
  if (tolerance === 'everything') return;
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new ShopError('invalid-input', {
      fields: errors.map(fieldError),
      message: 'The config is not consistent',
    });
  }
  const open = findings.filter((finding) => !isAcknowledged(finding, tolerance?.findings ?? []));
  if (open.length === 0) return;
  throw new ShopError('unprocessable-entity', {
    fields: open.map(fieldError),
    message: 'Warnings must be acknowledged with a reason',
    details: { unacknowledged: open.length },
  });
}

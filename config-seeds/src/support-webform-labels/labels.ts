import type { ReasonKey, SubreasonKey } from '../support-webform-reasons.js';

/** The words of the support form in one language. */
export interface SupportLabels {
  readonly reasons: Readonly<Record<ReasonKey, string>>;
  readonly subreasons: Readonly<Record<SubreasonKey, string>>;
}

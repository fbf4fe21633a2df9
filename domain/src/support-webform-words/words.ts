import type { SupportField } from '../support-webform/fields.js';
import type { SupportProblemReason } from '../support-webform/problems.js';

/** The texts of the support form that are not config, in one language. */
export interface SupportFormWords {
  readonly title: string;
  /** The empty option of a list. */
  readonly choose: string;
  /** Appended to the name of an optional field. */
  readonly optional: string;
  /** Introduces a self-service page. */
  readonly shortcut: string;
  readonly openPage: string;
  /** Continues from the self-service page to the form. */
  readonly proceed: string;
  readonly send: string;
  readonly fields: Readonly<Record<SupportField, string>>;
  readonly problems: Readonly<Record<SupportProblemReason, string>>;
}

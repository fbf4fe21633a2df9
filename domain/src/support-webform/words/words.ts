import type { SupportField } from '../fields.js';
import type { SupportProblemReason } from '../problems.js';

/** The words of the support form that are not config, in one language. */
export interface SupportFormWords {
  readonly title: string;
  /** The first, empty choice of a list. */
  readonly choose: string;
  /** What stands behind the name of a field that may stay empty. */
  readonly optional: string;
  /** What introduces a self-service page. */
  readonly shortcut: string;
  readonly openPage: string;
  /** What goes past the self-service page to the form. */
  readonly proceed: string;
  readonly send: string;
  readonly fields: Readonly<Record<SupportField, string>>;
  readonly problems: Readonly<Record<SupportProblemReason, string>>;
}

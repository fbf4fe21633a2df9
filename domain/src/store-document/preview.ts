/** Data of a page's preview banner. */
export interface PreviewNotice {
  /** Name of the draft. */
  readonly name: string;
  /** ISO 8601 expiry of the link. */
  readonly until: string;
  /** ISO 8601 time that is shown; null for now. */
  readonly at: string | null;
}

/** What a page that shows a draft says of it. */
export interface PreviewNotice {
  /** The draft's name. */
  readonly name: string;
  /** Until when the link holds, ISO 8601. */
  readonly until: string;
  /** The instant that is shown; null for now. */
  readonly at: string | null;
}

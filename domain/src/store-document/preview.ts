/** Data of a page's preview banner. */
export interface PreviewNotice {
  /** Name of the draft. */
  readonly name: string;
  /** ISO 8601 expiry of the link. */
  readonly until: string;
  /** ISO 8601 time that is shown; null for now. */
  readonly at: string | null;
}

/** Returns the time that a page of this snapshot shows: the preview's, or now. */
export function instantShown({ preview }: { readonly preview?: PreviewNotice }, now: Date): Date {
  return preview?.at == null ? now : new Date(preview.at);
}

/** A pasted text beside the current value of its cell. */
export interface PreviewLine {
  readonly id: string;
  /** The country or store. */
  readonly place: string;
  readonly setting: string;
  /** The current value; empty if there is no cell. */
  readonly old: string;
  /** The new value in the store's format, or the text if it is refused. */
  readonly next: string;
  /** Why the text is refused. */
  readonly problem?: string;
}

/** The preview of a pasted block. */
export interface PastePreview {
  readonly lines: readonly PreviewLine[];
  /** Number of cells that have the pasted value already. */
  readonly unchanged: number;
  /** Number of texts without a cell. */
  readonly outside: number;
}

/** Returns the number of valid texts. */
export function validCount({ lines }: PastePreview): number {
  return lines.filter(({ problem }) => problem === undefined).length;
}

/** Sorts refused lines first, because the user has to read them. */
export function refusedFirst(lines: readonly PreviewLine[]): PreviewLine[] {
  const isRefused = ({ problem }: PreviewLine): boolean => problem !== undefined;
  return [...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))];
}

/** A pasted text beside what its cell says now. */
export interface PreviewLine {
  readonly id: string;
  /** The country or store. */
  readonly place: string;
  readonly setting: string;
  /** What the cell says now; empty if there is no cell. */
  readonly old: string;
  /** What it would say: the value in the store's own form, or the text if it is refused. */
  readonly next: string;
  /** Why the text is not taken, as a sentence. */
  readonly problem?: string;
}

/** A pasted block before it is taken. */
export interface PastePreview {
  readonly lines: readonly PreviewLine[];
  /** How many cells say already what was pasted. */
  readonly unchanged: number;
  /** How many texts found no cell. */
  readonly outside: number;
}

/** How many of the texts would be taken. */
export function goodOnes({ lines }: PastePreview): number {
  return lines.filter(({ problem }) => problem === undefined).length;
}

/** The lines with the refused ones first: they are what has to be read. */
export function refusedFirst(lines: readonly PreviewLine[]): PreviewLine[] {
  const isRefused = ({ problem }: PreviewLine): boolean => problem !== undefined;
  return [...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))];
}

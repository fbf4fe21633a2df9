import type { Edit } from '@manifold/domain/change-set/contract';
import type { StorePlace } from '@manifold/domain/staff/edit-refusal';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { ForeignRow } from '../access/edit-access.service.js';
import { rowRefusal, type RowRights } from '../access/row-refusal.js';
import { sectionOf } from '../sections/registry.js';
import { fileEdits } from './file-edits.js';
import { MOST_PROBLEMS, readFiles, type FileProblem, type SentFile } from './read-file.js';

/** Files to be compared with what is published. */
export interface FileComparison {
  readonly files: readonly SentFile[];
  /** Whose rights the edits must keep to, if they are to be kept as a draft. */
  readonly editor: { readonly rights: RowRights; readonly stores: readonly StorePlace[] } | null;
}

/** What files would change. Thousands of edits stay JSON: decoding and encoding them would hold up the event loop. */
export interface FileDifference {
  readonly kind: 'compared';
  readonly count: number;
  readonly sections: readonly string[];
  /** A JSON list of `Edit`, as the files say them. */
  readonly edits: string;
  /** The same list as a draft returns it: instants in UTC. */
  readonly stored: string;
}

export type ComparedFiles =
  | FileDifference
  | { readonly kind: 'wrong'; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'foreign'; readonly row: ForeignRow };

/**
 * Reads files and compares them with published rows. Returns the edits that differ, or what is wrong with the files, or the
 * first row that the editor may not edit. Takes seconds for the largest files: runs in a worker thread.
 */
export async function compareFiles(
  { files, editor }: FileComparison,
  published: () => Promise<SectionRows>,
): Promise<ComparedFiles> {
  const read = readFiles(files);
  const { edits, problems } = fileEdits(read, await published());
  if (problems.length > 0) return { kind: 'wrong', problems: problems.slice(0, MOST_PROBLEMS) };
  const row = editor && foreignEdit(edits, editor);
  if (row) return { kind: 'foreign', row };
  const sections = [...new Set(edits.map(({ section }) => section))];
  const [said, stored] = [JSON.stringify(edits), JSON.stringify(edits.map(inUtc))];
  return { kind: 'compared', count: edits.length, sections, edits: said, stored };
}

function foreignEdit(
  edits: readonly Edit[],
  { rights, stores }: NonNullable<FileComparison['editor']>,
): ForeignRow | undefined {
  for (const edit of edits) {
    const { section, layer, key } = edit;
    const known = sectionOf(section);
    const reason = known ? rowRefusal(rights, known, edit, stores) : 'section-not-granted';
    if (reason) return { section, layer, key, reason };
  }
  return undefined;
}

const utc = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString());
const inUtc = (edit: Edit): Edit => ({ ...edit, validFrom: utc(edit.validFrom), validTo: utc(edit.validTo) });

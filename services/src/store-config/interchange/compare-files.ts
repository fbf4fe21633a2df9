import type { Edit } from '@manifold/domain/change-set/contract';
import type { StorePlace } from '@manifold/domain/staff/edit-refusal';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { ForeignRow } from '../access/edit-access.service.js';
import { rowRefusal, type RowRights } from '../access/row-refusal.js';
import { sectionOf } from '../sections/registry.js';
import { fileEdits } from './file-edits.js';
import { MAX_PROBLEMS, readFiles, type FileProblem, type SentFile } from './read-file.js';

/** Files to be compared with what is published. */
export interface FileComparison {
  readonly files: readonly SentFile[];
  /** The person whose rights limit the edits, if they are to become a draft. */
  readonly editor: { readonly rights: RowRights; readonly stores: readonly StorePlace[] } | null;
}

/** What files would change. Edits stay JSON, because decoding thousands of them would block the event loop. */
export interface FileDifference {
  readonly kind: 'compared';
  readonly count: number;
  readonly sections: readonly string[];
  /** JSON array of `Edit`, as the files state them. */
  readonly edits: string;
  /** The same array as a draft returns it, with instants in UTC. */
  readonly stored: string;
}

export type ComparedFiles =
  | FileDifference
  | { readonly kind: 'wrong'; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'foreign'; readonly row: ForeignRow };

/**
 * Parses files and compares them with the published rows. Returns the resulting edits, or the problems of the files, or the
 * first row that the editor may not edit. Takes seconds for the largest files, so it runs in a worker thread.
 */
export async function compareFiles(
  { files, editor }: FileComparison,
  published: () => Promise<SectionRows>,
): Promise<ComparedFiles> {
  const read = readFiles(files);
  const { edits, problems } = fileEdits(read, await published());
  if (problems.length > 0) return { kind: 'wrong', problems: problems.slice(0, MAX_PROBLEMS).map(shortened) };
  const row = editor && foreignEdit(edits, editor);
  if (row) return { kind: 'foreign', row };
  const sections = [...new Set(edits.map(({ section }) => section))];
  const [written, stored] = [JSON.stringify(edits), JSON.stringify(edits.map(inUtc))];
  return { kind: 'compared', count: edits.length, sections, edits: written, stored };
}

/** Enough to find the place; a file may repeat one long name in a hundred problems. */
const MAX_CHARACTERS = 300;

const shortened = (problem: FileProblem): FileProblem => ({
  ...problem,
  path: problem.path.slice(0, MAX_CHARACTERS),
  reason: problem.reason.slice(0, MAX_CHARACTERS),
});

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

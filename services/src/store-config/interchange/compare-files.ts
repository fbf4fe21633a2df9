import type { Edit } from '@manifold/domain/change-set/contract';
import type { OlderRow } from '@manifold/domain/config-interchange/contract';
import type { StorePlace } from '@manifold/domain/staff/edit-refusal';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { ForeignRow } from '../access/edit-access.service.js';
import { rowRefusal, type RowRights } from '../access/row-refusal.js';
import { sectionOf } from '../sections/registry.js';
import { fileEdits, type FileEdits } from './file-edits.js';
import { olderRows, type LaterRows } from './older-rows.js';
import { MAX_PROBLEMS, readFiles, type FileProblem, type SentFile } from './read-file.js';

/** Files to be compared with what is published. */
export interface FileComparison {
  readonly files: readonly SentFile[];
  /** The person whose rights limit the edits, if they are to become a draft. */
  readonly editor: { readonly rights: RowRights; readonly stores: readonly StorePlace[] } | null;
}

/** The changes that files would make. Edits stay JSON, because decoding thousands of them would block the event loop. */
export interface FileDifference {
  readonly kind: 'compared';
  readonly count: number;
  readonly sections: readonly string[];
  /** JSON array of `Edit`, as the files state them. */
  readonly edits: string;
  /** The same array as a draft returns it, with instants in UTC. */
  readonly stored: string;
  /** JSON array of `OlderRow`. */
  readonly olderRows: string;
}

/** Reads what files are compared with. */
export interface PublishedConfig {
  readonly rows: () => Promise<SectionRows>;
  /** Reads the rows of sections that were published after a revision. */
  readonly laterRows: (revision: number, sections: readonly string[]) => Promise<LaterRows>;
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
  published: PublishedConfig,
): Promise<ComparedFiles> {
  const read = readFiles(files);
  const { edits: ofFiles, problems } = fileEdits(read, await published.rows());
  if (problems.length > 0) return { kind: 'wrong', problems: problems.slice(0, MAX_PROBLEMS).map(shortenProblem) };
  const edits = ofFiles.flatMap((file) => file.edits);
  const row = editor && foreignEdit(edits, editor);
  if (row) return { kind: 'foreign', row };
  const sections = [...new Set(edits.map(({ section }) => section))];
  const [written, stored] = [JSON.stringify(edits), JSON.stringify(edits.map(inUtc))];
  const older = JSON.stringify(await olderRowsOf(ofFiles, published));
  return { kind: 'compared', count: edits.length, sections, edits: written, stored, olderRows: older };
}

async function olderRowsOf(files: FileEdits['edits'], published: PublishedConfig): Promise<OlderRow[]> {
  const found: OlderRow[] = [];
  for (const { revision, edits } of files) {
    if (revision === undefined || edits.length === 0) continue;
    const sections = [...new Set(edits.map(({ section }) => section))];
    found.push(...olderRows(edits, await published.laterRows(revision, sections)));
  }
  return found;
}

/** Enough to find the place; a file may repeat one long name in a hundred problems. */
const MAX_CHARACTERS = 300;

const shortenProblem = (problem: FileProblem): FileProblem => ({
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

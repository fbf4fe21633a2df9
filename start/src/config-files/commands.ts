import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleApi } from '../console/console-api.js';
import type { Print } from '../terminal/run-command.js';
import { StartProblem } from '../terminal/start-problem.js';
import { editText, rowText, type Edit, type EditedRow } from './edit-text.js';
import type { ConfigParams } from './config-params.js';

const CONFIG_FILE = /^([a-z-]+)\.(ya?ml|json)$/;
/** Exit codes, as those of diff(1). */
const SAME = 0;
const DIFFERS = 1;

interface ChangeSet {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

interface Imported {
  readonly edits: readonly Edit[];
  /** Rows that were published since the export; the files would undo that. */
  readonly olderRows: readonly (EditedRow & { readonly revision: number })[];
  readonly changeSet: ChangeSet | null;
}

async function sectionKeys(api: ConsoleApi, wanted: readonly string[]): Promise<string[]> {
  const { sections } = await api.ask<{ sections: { key: string }[] }>('GET', '/sections');
  const known = sections.map(({ key }) => key);
  const unknown = wanted.filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new StartProblem(`No section ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return wanted.length > 0 ? [...wanted] : known;
}

/** Writes one file per section. The text of an unchanged section stays the same, so that git shows only changes. */
export async function exportFiles(api: ConsoleApi, { folder, sections }: ConfigParams, print: Print): Promise<number> {
  const keys = await sectionKeys(api, sections);
  mkdirSync(folder, { recursive: true });
  for (const key of keys) {
    writeFileSync(path.join(folder, `${key}.yaml`), await api.text(`/export?section=${key}&format=yaml`));
  }
  print(`${keys.length} ${keys.length === 1 ? 'section' : 'sections'} in ${folder}`);
  return SAME;
}

function filesIn({ folder, sections }: ConfigParams): { name: string; text: string }[] {
  const names = readdirSync(folder).filter((name) => {
    const section = CONFIG_FILE.exec(name)?.[1];
    return section !== undefined && (sections.length === 0 || sections.includes(section));
  });
  if (names.length === 0)
    throw new StartProblem(`No file of a section in ${folder}. Begin with: export --dir ${folder}`);
  return names.sort().map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** Prints what the files would change; stores nothing. */
export async function diffFiles(api: ConsoleApi, params: ConfigParams, print: Print): Promise<number> {
  const { edits, olderRows } = await api.ask<Imported>('POST', '/import', { files: filesIn(params), keep: false });
  edits.forEach((edit) => print(editText(edit)));
  if (olderRows.length > 0) print(olderRowsText(olderRows));
  print(
    edits.length === 0 ? 'Nothing differs.' : `${edits.length} ${edits.length === 1 ? 'row differs' : 'rows differ'}.`,
  );
  return edits.length === 0 ? SAME : DIFFERS;
}

function olderRowsText(rows: Imported['olderRows']): string {
  const lines = rows.map((row) => `  ${rowText(row)}, revision ${row.revision}`);
  return ['Published since the export; the files would undo it:', ...lines].join('\n');
}

/** Refuses files that would undo what was published since their export, unless `--overwrite` or `--draft` is set. */
async function refuseOlderRows(api: ConsoleApi, params: ConfigParams): Promise<void> {
  if (params.isDraft || params.isOverwriting) return;
  const { olderRows } = await api.ask<Imported>('POST', '/import', { files: filesIn(params), keep: false });
  if (olderRows.length === 0) return;
  throw new StartProblem(
    `Not published. ${olderRowsText(olderRows)}\nExport again and repeat the changes, or add --overwrite.`,
  );
}

/** Saves the differences as a draft and publishes it, unless `--draft` is set. Running it again changes nothing. */
export async function applyFiles(api: ConsoleApi, params: ConfigParams, print: Print): Promise<number> {
  const name = params.reason.trim() === '' ? 'Config files' : params.reason.trim().slice(0, 120);
  await refuseOlderRows(api, params);
  const { edits, changeSet } = await api.ask<Imported>('POST', '/import', { files: filesIn(params), keep: true, name });
  edits.forEach((edit) => print(editText(edit)));
  if (!changeSet) print('Nothing differs.');
  else if (params.isDraft) print(`Kept as the draft "${changeSet.name}" (${changeSet.id}).`);
  else print(`Published as revision ${await publish(api, changeSet, params.reason)}.`);
  return SAME;
}

/**
 * Publishes a draft. A refused publish discards the draft, so that the next run starts fresh, unless another person has changed
 * it.
 */
async function publish(api: ConsoleApi, { id, version }: ChangeSet, reason: string): Promise<number> {
  try {
    const revision = await api.ask<{ number: number }>('POST', `/change-sets/${id}/publish`, { version, reason });
    return revision.number;
  } catch (error) {
    const removal = api.remove(`/change-sets/${id}`, version);
    // Ignores why the removal failed: the user needs the reason of the refused publish.
    const isDiscarded = await removal.then(
      () => true,
      () => false,
    );
    if (!(error instanceof StartProblem)) throw error;
    const next = isDiscarded ? 'To see it in the console, run: apply --draft' : 'Its draft is still in the console.';
    throw new StartProblem(`Not published. ${error.message}\n${next}`);
  }
}

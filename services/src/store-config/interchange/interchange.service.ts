import type { ExportQuery, Import } from '@manifold/domain/config-interchange/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { EditAccess, foreignRow } from '../access/edit-access.service.js';
import { LiveConfig } from '../live/live-config.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { loadRows } from '../publishing/section-rows.js';
import type { Section } from '../sections/definition/section.js';
import { requireSection } from '../sections/registry.js';
import type { FileDifference } from './compare-files.js';
import { sectionFile, storeFile } from './config-file.js';
import { jsonText, yamlText } from './file-text.js';
import { ImportWorkers } from './import-workers.js';
import { revisionOfSection } from './older-rows.js';
import type { FileProblem } from './read-file.js';

const NAMED_FILES = 3;

export interface WrittenFile {
  readonly name: string;
  readonly text: string;
}

function wrongFiles(problems: readonly FileProblem[]): ShopError {
  const fields = problems.map(({ file, line, path, reason }) => ({
    field: `${file}:${line}${path === '' ? '' : ` ${path}`}`,
    reason,
  }));
  return new ShopError('invalid-input', { message: 'The files cannot be imported', fields });
}

function nameAfter(files: Import['files']): string {
  const more = files.length - NAMED_FILES;
  const named = files.slice(0, NAMED_FILES).map(({ name }) => name.replace(/\p{Cc}/gu, ''));
  return `Import: ${named.join(', ').slice(0, 90)}${more > 0 ? ` +${more}` : ''}`;
}

/** Returns the JSON of an object with one more field, whose value is already JSON. */
const withJsonField = (object: object, name: string, json: string): string =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${json}}`;

/** Exports the config as files and imports files as a draft. */
@Injectable()
export class Interchange {
  constructor(
    private readonly prisma: PrismaService,
    private readonly live: LiveConfig,
    private readonly changeSets: ChangeSets,
    private readonly access: EditAccess,
    private readonly workers: ImportWorkers,
  ) {}

  /** Returns a section with all its rows, or a store with its own rows and effective values. Throws `invalid-input` for an unknown store. */
  async export({ section: key, store, format }: ExportQuery): Promise<WrittenFile> {
    const section = key && requireSection(key);
    const content = section ? await this.ofSection(section) : await this.ofStore(store ?? '');
    const text = format === 'json' ? jsonText(content) : yamlText(content, section);
    return { name: `${key ?? store}.${format}`, text };
  }

  /**
   * Compares files with the published rows and, if `keep` is set, drafts exactly the differences. Throws `invalid-input` with
   * file, line and path of each problem, and `not-allowed` for rows that the person may not edit. Returns the JSON of
   * `importedSchema`.
   */
  async import({ files, keep, id, name = nameAfter(files) }: Import, staff: Staff): Promise<string> {
    const { count, edits, stored, sections, olderRows } = await this.compare(files, keep ? staff : undefined);
    const found = `"edits":${edits},"olderRows":${olderRows}`;
    if (!keep || count === 0) return `{${found},"changeSet":null}`;
    const facts = { edits: count, sections: [...sections], files: files.map((file) => file.name) };
    const draft = { id, name, audit: { action: 'config.import', subject: name, facts } } as const;
    const { head, edits: drafted } = await this.changeSets.createFromJson(draft, stored, staff);
    return `{${found},"changeSet":${withJsonField(head, 'edits', drafted)}}`;
  }

  private async compare(files: Import['files'], editor: Staff | undefined): Promise<FileDifference> {
    const rights = editor && { role: editor.role, grants: editor.grants };
    const compared = await this.workers.compare({
      files,
      editor: rights ? { rights, stores: this.access.stores() } : null,
    });
    if (compared.kind === 'wrong') throw wrongFiles(compared.problems);
    if (compared.kind === 'foreign') throw foreignRow(compared.row);
    return compared;
  }

  private async ofSection(section: Section): Promise<object> {
    // Before the rows: a publish in between makes the file look older than it is, never newer.
    const revision = await revisionOfSection(this.prisma, section.key);
    return sectionFile(section, revision, await section.load(this.prisma));
  }

  private async ofStore(storeKey: string): Promise<object> {
    const snapshot = this.live.snapshot(storeKey);
    if (!snapshot) throw invalidField('store', 'unknown');
    return storeFile(snapshot, await loadRows(this.prisma));
  }
}

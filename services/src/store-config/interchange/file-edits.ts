import type { Edit } from '@manifold/domain/change-set/contract';
import type { SectionFile, StoreFile } from '@manifold/domain/config-interchange/contract';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import { SECTION_KEYS, type SectionKey } from '@manifold/domain/store-document/sections';
import { sameContent } from '../../platform/json/canonical-json.js';
import { editProblems } from '../publishing/edit-problems.js';
import { rowName } from '../publishing/edit-addresses.js';
import { requireSection } from '../sections/registry.js';
import type { FileProblem, ReadFile } from './read-file.js';

/** The rows of one section in a file, and their path in the file. */
interface Part {
  readonly section: SectionKey;
  readonly rows: readonly AnyConfigRow[];
  readonly path: readonly string[];
  /** Returns whether the file covers a published row. A covered row that is missing from the file is deleted. */
  readonly covers: (row: AnyConfigRow) => boolean;
}

function partsOf(content: SectionFile | StoreFile): Part[] {
  if ('section' in content)
    return [{ section: content.section, rows: content.rows, path: ['rows'], covers: () => true }];
  const { store, rows } = content;
  return SECTION_KEYS.flatMap((section) => {
    const listed = rows[section];
    if (!listed) return [];
    const own = listed.map((row) => ({ layer: 'store' as const, key: store, ...row }));
    const covers = ({ layer, key }: AnyConfigRow) => layer === 'store' && key === store;
    return [{ section, rows: own, path: ['rows', section], covers }];
  });
}

/** Returns the edits that turn the published rows into those of a part. */
function editsOf({ section, rows, covers }: Part, published: readonly AnyConfigRow[]): Edit[] {
  const nameOf = (row: AnyConfigRow): string => rowName({ section, ...row });
  const publishedValues = new Map(published.map((row) => [nameOf(row), row.value]));
  const named = new Set(rows.map(nameOf));
  const address = ({ layer, key, validFrom, validTo }: AnyConfigRow) => ({ section, layer, key, validFrom, validTo });
  const written = rows.flatMap((row) => {
    const before = publishedValues.get(nameOf(row)) ?? null;
    return sameContent(before, row.value) ? [] : [{ ...address(row), before, after: row.value }];
  });
  const removed = published
    .filter((row) => covers(row) && !named.has(nameOf(row)))
    .map((row) => ({ ...address(row), before: row.value, after: null }));
  return [...written, ...removed];
}

/** Unknown fields that are reported per row, because finding the line of a field takes longer in a longer row. */
const MAX_UNKNOWN_FIELDS = 20;
const ADDRESS_FIELDS = ['layer', 'key', 'validFrom', 'validTo'];

/** Returns the problems of each row of a part by itself, with their places in the file. */
function partProblems(part: Part, { problemAt }: ReadFile): FileProblem[] {
  const { section, rows, path } = part;
  const known = requireSection(section).fields.map(({ name }) => name);
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const { value, ...where } = row;
    const place = [...path, String(index)];
    const name = rowName({ section, ...where });
    if (seen.size === seen.add(name).size) return [problemAt(place, 'row-named-twice')];
    const unknown = Object.keys(value).filter((field) => !known.includes(field));
    if (unknown.length > 0)
      return unknown
        .slice(0, MAX_UNKNOWN_FIELDS)
        .map((field) => problemAt([...place, 'value', field], 'no-such-field'));
    return editProblems({ section, ...where, before: null, after: value }).map(({ field, reason }) => {
      const [, ...inner] = field.split('.');
      const isAddress = inner.length === 1 && ADDRESS_FIELDS.includes(inner[0] ?? '');
      return problemAt([...place, ...(isAddress ? inner : ['value', ...inner])], reason);
    });
  });
}

export interface FileEdits {
  /** The edits of each file, and the revision that it was exported at. */
  readonly edits: readonly { readonly revision: number | undefined; readonly edits: readonly Edit[] }[];
  readonly problems: readonly FileProblem[];
}

/** Returns what files would change, or their problems and no edits. Two files must not contain the same row. */
export function fileEdits(files: readonly ReadFile[], published: SectionRows): FileEdits {
  const owners = new Map<string, string>();
  const found = files.map((read) => {
    const parts = read.content ? partsOf(read.content) : [];
    const problems = [...read.problems, ...parts.flatMap((part) => partProblems(part, read))];
    const edits = parts.flatMap((part) => editsOf(part, published.get(part.section) ?? []));
    const shared = edits.filter((edit) => (owners.get(rowName(edit)) ?? read.file) !== read.file);
    for (const edit of edits) owners.set(rowName(edit), read.file);
    const twice = shared.map((edit) => read.problemAt([], `row-of-another-file: ${edit.layer} ${edit.key}`));
    return { revision: read.content?.revision, edits, problems: [...problems, ...twice] };
  });
  const problems = found.flatMap((each) => each.problems);
  return { edits: problems.length > 0 ? [] : found, problems };
}

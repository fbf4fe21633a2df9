import type { Edit } from '@manifold/domain/change-set/contract';
import type { SectionFile, StoreFile } from '@manifold/domain/config-interchange/contract';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import { SECTION_KEYS, type SectionKey } from '@manifold/domain/store-document/section-keys';
import { sameContent } from '../../platform/json/canonical-json.js';
import { editProblems } from '../publishing/edit-problems.js';
import { rowName } from '../publishing/row-name.js';
import { requireSection } from '../sections/registry.js';
import type { FileProblem, ReadFile } from './read-file.js';

/** The rows of one section that a file speaks of, and where in the file they stand. */
interface Part {
  readonly section: SectionKey;
  readonly rows: readonly AnyConfigRow[];
  readonly path: readonly string[];
  /** Whether the file speaks for a published row: such a one that is not in it shall not be. */
  readonly speaksFor: (row: AnyConfigRow) => boolean;
}

function partsOf(content: SectionFile | StoreFile): Part[] {
  if ('section' in content)
    return [{ section: content.section, rows: content.rows, path: ['rows'], speaksFor: () => true }];
  const { store, rows } = content;
  return SECTION_KEYS.flatMap((section) => {
    const said = rows[section];
    if (!said) return [];
    const own = said.map((row) => ({ layer: 'store' as const, key: store, ...row }));
    const speaksFor = ({ layer, key }: AnyConfigRow) => layer === 'store' && key === store;
    return [{ section, rows: own, path: ['rows', section], speaksFor }];
  });
}

/** Returns the edits that lead from published rows to those of a part. */
function editsOf({ section, rows, speaksFor }: Part, published: readonly AnyConfigRow[]): Edit[] {
  const nameOf = (row: AnyConfigRow): string => rowName({ section, ...row });
  const publishedValues = new Map(published.map((row) => [nameOf(row), row.value]));
  const named = new Set(rows.map(nameOf));
  const address = ({ layer, key, validFrom, validTo }: AnyConfigRow) => ({ section, layer, key, validFrom, validTo });
  const written = rows.flatMap((row) => {
    const before = publishedValues.get(nameOf(row)) ?? null;
    return sameContent(before, row.value) ? [] : [{ ...address(row), before, after: row.value }];
  });
  const removed = published
    .filter((row) => speaksFor(row) && !named.has(nameOf(row)))
    .map((row) => ({ ...address(row), before: row.value, after: null }));
  return [...written, ...removed];
}

/** Of one row; finding the line of a field costs time that grows with the row. */
const TOLD_FIELDS = 20;
const ADDRESS_FIELDS = ['layer', 'key', 'validFrom', 'validTo'];

/** What is wrong with the rows of a part by themselves, each at its place in the file. */
function partProblems(part: Part, { problemAt }: ReadFile): FileProblem[] {
  const { section, rows, path } = part;
  const known = requireSection(section).fields.map(({ name }) => name);
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const { value, ...where } = row;
    const place = [...path, String(index)];
    const name = rowName({ section, ...where });
    if (seen.size === seen.add(name).size) return [problemAt(place, 'row-named-twice')];
    const strange = Object.keys(value).filter((field) => !known.includes(field));
    if (strange.length > 0)
      return strange.slice(0, TOLD_FIELDS).map((field) => problemAt([...place, 'value', field], 'no-such-field'));
    return editProblems({ section, ...where, before: null, after: value }).map(({ field, reason }) => {
      const [, ...inner] = field.split('.');
      const isAddress = inner.length === 1 && ADDRESS_FIELDS.includes(inner[0] ?? '');
      return problemAt([...place, ...(isAddress ? inner : ['value', ...inner])], reason);
    });
  });
}

export interface FileEdits {
  readonly edits: readonly Edit[];
  readonly problems: readonly FileProblem[];
}

/** What files would change, or what is wrong with them: of wrong files no edit is made. Two files must not speak of one row. */
export function fileEdits(files: readonly ReadFile[], published: SectionRows): FileEdits {
  const owners = new Map<string, string>();
  const found = files.map((read) => {
    const parts = read.content ? partsOf(read.content) : [];
    const problems = [...read.problems, ...parts.flatMap((part) => partProblems(part, read))];
    const edits = parts.flatMap((part) => editsOf(part, published.get(part.section) ?? []));
    const shared = edits.filter((edit) => (owners.get(rowName(edit)) ?? read.file) !== read.file);
    for (const edit of edits) owners.set(rowName(edit), read.file);
    const twice = shared.map((edit) => read.problemAt([], `row-of-another-file: ${edit.layer} ${edit.key}`));
    return { edits, problems: [...problems, ...twice] };
  });
  const problems = found.flatMap((each) => each.problems);
  return { edits: problems.length > 0 ? [] : found.flatMap(({ edits }) => edits), problems };
}

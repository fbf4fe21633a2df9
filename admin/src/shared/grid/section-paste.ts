import type { Edit } from '@manifold/domain/change-set/contract';
import type { EditPlace } from '@manifold/domain/staff/edit-refusal';
import type { TranslateFunction } from 'react-admin';
import type { RowChange } from '../draft/draft-context.js';
import { namesOfPlace } from '../paste/paste-names.js';
import type { PastePreview, PreviewLine } from '../paste/paste-preview.js';
import { placedByName, placedFrom, type PlacedText, type PlacedTexts } from '../paste/placed-texts.js';
import type { Block } from '../paste/tsv.js';
import { typedField, type SectionField } from '../definition/field-entry.js';
import { inheritedAt } from '../row/row-state.js';
import type { SectionData } from '../definition/use-section.js';
import { showField } from '../values/show-value.js';
import type { Refusal } from '../values/text-to-value.js';
import { cellOf, publishedRow, type Subject } from '../cell/subject.js';

/** The section that a block is pasted into. */
export interface PasteContext {
  readonly data: SectionData;
  readonly subjects: readonly Subject[];
  readonly columns: readonly SectionField[];
  readonly edits: readonly Edit[];
  /** Returns why the user may not change a row; undefined if they may. */
  readonly refusalAt: (place: EditPlace, field?: string) => string | undefined;
  readonly translate: TranslateFunction;
}

/** The preview of a pasted block, and the changes if it is accepted. */
export interface SectionPaste {
  readonly preview: PastePreview;
  readonly changes: readonly RowChange[];
}

type Target = Subject & { readonly names: readonly string[] };

/** Evaluates one pasted text: a change, none if the value is the same, or a refusal. */
function evaluateText({ target, field, text }: PlacedText<Target, SectionField>, pasteContext: PasteContext) {
  const { data, edits, refusalAt, translate } = pasteContext;
  const { section, rows, stores } = data;
  const { address, money } = target;
  const known = { section: section.key, rows, edits };
  const cell = cellOf(field.name, target, { ...known, inherited: inheritedAt(address, { ...known, stores }) });
  const shown = (value: unknown): string =>
    value === undefined ? translate('console.value.unset') : showField(field, value, { money, translate });
  const line = { id: `${target.id} ${field.name}`, place: target.label, setting: field.label, old: shown(cell.value) };
  const refused = ({ reason, values }: Refusal) => ({
    line: { ...line, next: text, problem: translate(reason, values) },
  });
  const forbidden = refusalAt(address, field.name);
  if (forbidden !== undefined) return refused({ reason: `console.access.${forbidden}`, values: {} });
  const typed = typedField(field, text, { section, money });
  if (!typed.ok) return refused(typed);
  if (JSON.stringify(typed.value) === JSON.stringify(cell.value)) return undefined;
  const change: RowChange = { address, field: field.name, value: typed.value, published: publishedRow(rows, address) };
  return { line: { ...line, next: shown(typed.value) }, change };
}

function toSectionPaste(placed: PlacedTexts<Target, SectionField>, pasteContext: PasteContext): SectionPaste {
  const results = placed.texts.map((text) => evaluateText(text, pasteContext));
  const changedOrRefused = results.filter((result) => result !== undefined);
  const unknown = placed.unknown.map(({ name, text }, at): PreviewLine => {
    const problem = pasteContext.translate('console.paste.unknown');
    return { id: `unknown ${at}`, place: name, setting: '', old: '', next: text, problem };
  });
  return {
    preview: {
      lines: [...changedOrRefused.map(({ line }) => line), ...unknown],
      unchanged: results.length - changedOrRefused.length,
      outside: placed.outside,
    },
    changes: changedOrRefused.flatMap((result) => ('change' in result ? [result.change] : [])),
  };
}

/** The active cell when the block was pasted. */
export interface PastePlace {
  readonly line: number;
  readonly column: number;
}

/** Pastes a block into the grid of a section: by the countries it names, or from a cell. */
export function pasteIntoSection(block: Block, at: PastePlace, pasteContext: PasteContext): SectionPaste {
  const { subjects, columns, data } = pasteContext;
  const targets = subjects.map((subject): Target => {
    const names = [subject.label, ...namesOfPlace(subject.address, data.stores)];
    return { ...subject, names };
  });
  const grid = { targets, fields: columns };
  const named = placedByName(block, grid, at.column);
  return toSectionPaste(named ?? placedFrom(block, grid, { target: at.line, field: at.column }), pasteContext);
}

/** Returns the grid cell of an element; `columns` are field names. Undefined outside the cells. */
export function pastePlaceOf(element: EventTarget, columns: readonly string[]): PastePlace | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('td[data-field]') : null;
  const row = cell?.closest('tr');
  const column = columns.indexOf(cell?.dataset['field'] ?? '');
  return row && column !== -1 ? { line: row.sectionRowIndex, column } : undefined;
}

/** Returns whether a copied text has several cells; a single cell is pasted into the open input. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''));
}

import type { TranslateFunction } from 'react-admin';
import { namesOfStore } from '../shared/paste/paste-names.js';
import type { PastePreview, PreviewLine } from '../shared/paste/paste-preview.js';
import { placedByName, transposed, type PlacedTexts } from '../shared/paste/placed-texts.js';
import type { Block as Texts } from '../shared/paste/tsv.js';
import {
  pasteBlock,
  mergeEdits,
  applyText,
  type BlockEdit,
  type PasteArea,
  type Permission,
  type MatrixCell,
} from './block-edits.js';
import { textOf } from './cell.js';
import type { GridModel } from './grid-model.js';
import type { SettingLine } from './lines.js';

/** The result of pasting a block. Transposed or matched blocks are previewed before they are applied. */
export interface MatrixPaste extends BlockEdit {
  readonly unknown: PlacedTexts<never, never>['unknown'];
  readonly unchanged: number;
  readonly isPreviewed: boolean;
}

const unmatchedPaste = (result: BlockEdit): MatrixPaste => ({
  ...result,
  unknown: [],
  unchanged: 0,
  isPreviewed: false,
});
const rejectedCount = ({ refused, outside }: BlockEdit): number => refused.length + outside;

/** Returns the settings of the section where the selection starts, and the index of the first one. */
function settingsAt({ content: { lines }, block }: GridModel) {
  const settings = lines.filter((line) => line.kind === 'setting');
  const top = lines.slice(block?.top ?? 0).find((line): line is SettingLine => line.kind === 'setting');
  const section = settings.filter(({ setting }) => setting.section.key === top?.setting.section.key);
  const fields = section.map((line) => ({ line, name: line.setting.field.name, label: line.setting.field.label }));
  return { fields, first: Math.max(0, top ? section.indexOf(top) : 0) };
}

/** Pastes a block that names stores or countries; undefined if it names none. */
function pasteByName(texts: Texts, model: GridModel): MatrixPaste | undefined {
  const { columns, permission } = model.content;
  const { fields, first } = settingsAt(model);
  const targets = columns.map((column, at) => ({
    column,
    at,
    label: column.name,
    names: [column.name, ...namesOfStore(column.store)],
  }));
  const placed = placedByName(texts, { targets, fields }, first);
  if (!placed) return undefined;
  const results = placed.texts.flatMap(({ target: { column, at }, field: { line }, text }) => {
    const cell = line.cells[at];
    return cell ? [applyText({ setting: line.setting, column, cell }, text, permission)] : [];
  });
  const unchanged = results.filter(({ edits, refused }) => edits.length + refused.length === 0).length;
  return { ...mergeEdits(results), outside: placed.outside, unknown: placed.unknown, unchanged, isPreviewed: true };
}

/** Pastes a column of texts across stores: transposed if the selection or the size fits better. */
function pasteTransposed(texts: Texts, { chosen, below }: PasteArea, permission: Permission): MatrixPaste {
  const straight = pasteBlock(texts, { chosen, below }, permission);
  const isLine = texts.length > 1 && texts.every((line) => line.length === 1);
  if (!isLine) return unmatchedPaste(straight);
  const toggledSwitches = pasteBlock(transposed(texts), { chosen, below }, permission);
  const isChosenSo = chosen.length === 1 && chosen[0]?.length === texts.length;
  if (!isChosenSo && rejectedCount(toggledSwitches) >= rejectedCount(straight)) return unmatchedPaste(straight);
  const unchanged = texts.length - toggledSwitches.edits.length - rejectedCount(toggledSwitches);
  return { ...toggledSwitches, unknown: [], unchanged, isPreviewed: true };
}

/** Pastes a block from the clipboard: by the stores it names, or from the active cell. */
export function pasteIntoMatrix(texts: Texts, model: GridModel): MatrixPaste {
  const { permission } = model.content;
  return (
    pasteByName(texts, model) ?? pasteTransposed(texts, { chosen: model.chosen(), below: model.below() }, permission)
  );
}

/** Returns the preview of a block. */
export function previewOf(
  { edits, refused, unknown, unchanged, outside }: MatrixPaste,
  translate: TranslateFunction,
): PastePreview {
  const shown = ({ setting, column, cell }: MatrixCell) => ({
    id: cell.id,
    place: column.name,
    setting: setting.field.label,
    old: cell.text,
  });
  const lines: PreviewLine[] = [
    ...edits.map((edit) => ({ ...shown(edit), next: textOf(edit.setting, edit.value, edit.column, translate) })),
    ...refused.map((cell) => ({
      ...shown(cell),
      next: cell.text,
      problem: translate(cell.refusal.reason, cell.refusal.values),
    })),
    ...unknown.map(({ name, text }, at) => ({
      id: `unknown ${at}`,
      place: name,
      setting: '',
      old: '',
      next: text,
      problem: translate('console.paste.unknown'),
    })),
  ];
  return { lines, unchanged, outside };
}

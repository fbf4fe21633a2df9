import type { SectionInWords } from '../shared/definition/section-words.js';
import type { Cell } from './cell.js';
import type { Column } from './column.js';
import type { Setting } from './setting.js';

/** A setting with its cells, one per column. */
export interface SettingLine {
  readonly kind: 'setting';
  readonly id: string;
  readonly setting: Setting;
  readonly cells: readonly Cell[];
}

/** A section heading. */
export interface SectionLine {
  readonly kind: 'section';
  readonly id: string;
  readonly section: SectionInWords;
  readonly isOpen: boolean;
  /** Number of its settings when it is expanded. */
  readonly count: number;
}

export type Line = SettingLine | SectionLine;

/** Filters of the matrix. */
export interface LineFilter {
  /** Words that the setting or one of its values must contain, in any order. */
  readonly text: string;
  readonly isDifferentOnly: boolean;
  readonly isDraftOnly: boolean;
}

const normalise = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Returns whether a setting or one of its values contains all words. */
function hasWords({ setting, cells }: SettingLine, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { section, field } = setting;
  const texts = [section.label, field.label, field.help, field.name, ...cells.map(({ text }) => text)].map(normalise);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

/** Cells are compared by value, because each store formats it differently. */
const content = ({ value }: Cell): string => JSON.stringify(value) ?? '';

const isDifferent = ({ cells }: SettingLine): boolean => new Set(cells.map(content)).size > 1;
const isDrafted = ({ cells }: SettingLine): boolean => cells.some(({ state }) => state === 'draft');

/** Returns the settings that match a filter. */
export function filteredLines(lines: readonly SettingLine[], filter: LineFilter): SettingLine[] {
  const words = normalise(filter.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return lines.filter(
    (line) =>
      (!filter.isDifferentOnly || isDifferent(line)) &&
      (!filter.isDraftOnly || isDrafted(line)) &&
      hasWords(line, words),
  );
}

/** Groups settings under section headings; collapsed sections are only a heading. */
export function groupedLines(lines: readonly SettingLine[], closed: ReadonlySet<string>): Line[] {
  const sections = new Map<string, SettingLine[]>();
  for (const line of lines) {
    const { key } = line.setting.section;
    sections.set(key, [...(sections.get(key) ?? []), line]);
  }
  return [...sections].flatMap(([key, settings]) => {
    const section = settings[0]?.setting.section;
    if (!section) return [];
    const isOpen = !closed.has(key);
    const heading: SectionLine = { kind: 'section', id: key, section, isOpen, count: settings.length };
    return isOpen ? [heading, ...settings] : [heading];
  });
}

const isSameCell = (first: Cell, second: Cell | undefined): boolean =>
  second !== undefined &&
  first.id === second.id &&
  first.label === second.label &&
  first.state === second.state &&
  JSON.stringify([first.value, first.target, first.was, first.next]) ===
    JSON.stringify([second.value, second.target, second.was, second.next]);

/** Reuses unchanged row objects, so that memoised rows do not render again. */
export function reuseLines(previous: readonly SettingLine[], next: readonly SettingLine[]): SettingLine[] {
  const known = new Map(previous.map((line) => [line.id, line]));
  return next.map((line) => {
    const old = known.get(line.id);
    const isSame =
      old !== undefined &&
      old.setting === line.setting &&
      old.cells.length === line.cells.length &&
      line.cells.every((cell, at) => isSameCell(cell, old.cells[at]));
    return isSame ? old : line;
  });
}

/** Reduces a setting to some of its columns. */
export function pickColumns(line: SettingLine, all: readonly Column[], shown: readonly Column[]): SettingLine {
  if (shown.length === all.length) return line;
  const cells = shown.map((column) => line.cells[all.indexOf(column)]).filter((cell) => cell !== undefined);
  return { ...line, cells };
}

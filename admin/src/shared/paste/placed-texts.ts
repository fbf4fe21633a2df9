import { normaliseName } from './paste-names.js';
import type { Block } from './tsv.js';

/** A row that a pasted line can be matched to: a country or store. */
export interface PasteTarget {
  readonly label: string;
  readonly names: readonly string[];
}

/** A column that pasted texts can be matched to: a setting. */
export interface PasteField {
  readonly name: string;
  readonly label: string;
}

export interface PasteGrid<Target extends PasteTarget, Field extends PasteField> {
  readonly targets: readonly Target[];
  readonly fields: readonly Field[];
}

/** A text with its cell. */
export interface PlacedText<Target, Field> {
  readonly target: Target;
  readonly field: Field;
  readonly text: string;
}

/** A pasted block with a cell for each text. */
export interface PlacedTexts<Target, Field> {
  readonly texts: readonly PlacedText<Target, Field>[];
  /** Lines whose name matches no row. */
  readonly unknown: readonly { readonly name: string; readonly text: string }[];
  /** Number of texts beyond the end of the table. */
  readonly outside: number;
}

/** Headers of a column of countries. */
const HEADINGS = ['', 'country', 'land', 'store', 'shop', 'market', 'markt', 'brand', 'marke', 'currency', 'wahrung'];

/** A column is a column of names if at least this share of its texts are names. */
const MINIMUM_NAME_SHARE = 0.5;

/** Transposes a block. */
export function transposed(block: Block): string[][] {
  const width = Math.max(0, ...block.map((line) => line.length));
  return Array.from({ length: width }, (_, column) => block.map((line) => line[column] ?? ''));
}

class NameIndex<Target extends PasteTarget> {
  private readonly byName = new Map<string, Target[]>();

  constructor(targets: readonly Target[]) {
    for (const target of targets) {
      for (const name of new Set(target.names.map(normaliseName))) {
        this.byName.set(name, [...(this.byName.get(name) ?? []), target]);
      }
    }
  }

  find(name: string | undefined): readonly Target[] {
    return this.byName.get(normaliseName(name ?? '')) ?? [];
  }

  /** Returns the share of texts that are names, from 0 to 1. */
  share(texts: readonly string[]): number {
    const filled = texts.filter((text) => text.trim() !== '');
    return filled.length === 0 ? 0 : filled.filter((text) => this.find(text).length > 0).length / filled.length;
  }
}

/**
 * Returns the block with names in its first column only: transposed if its first row has them, without further name
 * columns.
 */
function namesFirst(block: Block, index: NameIndex<PasteTarget>): Block | undefined {
  const column = (of: Block, at: number) => of.map((line) => line[at] ?? '');
  const byColumn = index.share(column(block, 0));
  const byLine = block.length > 1 ? index.share(block[0] ?? []) : 0;
  if (Math.max(byColumn, byLine) < MINIMUM_NAME_SHARE) return undefined;
  let oriented: Block = byColumn >= byLine ? block : transposed(block);
  // `SK, Slovakia, 1500`: code and name are the same country.
  while (index.share(column(oriented, 1)) >= MINIMUM_NAME_SHARE && (oriented[0]?.length ?? 0) > 2) {
    oriented = oriented.map(([name = '', , ...texts]) => [name, ...texts]);
  }
  return oriented.some((line) => line.length > 1) ? oriented : undefined;
}

/** Returns the setting of each column: by header if there are headers, else in order from the first. */
function fieldsOfColumns<Field extends PasteField>(block: Block, known: readonly Field[], first: number) {
  const [name = '', ...headings] = block[0] ?? [];
  const named = headings.map((heading) =>
    known.find((field) => [field.label, field.name].map(normaliseName).includes(normaliseName(heading))),
  );
  const hasFields = named.some((field) => field !== undefined);
  if (hasFields) return { fields: named, lines: block.slice(1) };
  const fields = headings.map((_, at) => known[first + at]);
  return { fields, lines: HEADINGS.includes(normaliseName(name)) ? block.slice(1) : block };
}

/** A text with its cell, and the number of rows that its name matches. */
interface Found<Target, Field> extends PlacedText<Target, Field> {
  readonly breadth: number;
}

/** Returns one text per cell: of several the one whose name matches the fewest rows, then the last one. */
function narrowestOf<Target, Field>(found: readonly Found<Target, Field>[]): PlacedText<Target, Field>[] {
  const cells = new Map<Target, Map<Field, Found<Target, Field>>>();
  for (const each of found) {
    const row = cells.get(each.target) ?? new Map<Field, Found<Target, Field>>();
    const known = row.get(each.field);
    if (!known || known.breadth >= each.breadth) row.set(each.field, each);
    cells.set(each.target, row);
  }
  return [...cells.values()].flatMap((row) =>
    [...row.values()].map(({ target, field, text }) => ({ target, field, text })),
  );
}

/**
 * Matches a block by the countries or stores it names, in any order. A line for a store has priority over a line for
 * its country. Undefined if nothing in the block names a row.
 */
export function placedByName<Target extends PasteTarget, Field extends PasteField>(
  block: Block,
  { targets, fields: known }: PasteGrid<Target, Field>,
  first: number,
): PlacedTexts<Target, Field> | undefined {
  const index = new NameIndex(targets);
  const ordered = namesFirst(block, index);
  if (!ordered) return undefined;
  const { fields, lines } = fieldsOfColumns(ordered, known, first);
  const unknown: { name: string; text: string }[] = [];
  const found: Found<Target, Field>[] = [];
  let outside = 0;
  for (const [name = '', ...texts] of lines) {
    const named = index.find(name);
    const filled = texts.join(' ').trim();
    if (named.length === 0 && (name.trim() !== '' || filled !== '')) unknown.push({ name, text: filled });
    if (named.length > 0) outside += texts.filter((text, at) => !fields[at] && text.trim() !== '').length;
    found.push(
      ...named.flatMap((target) =>
        texts.flatMap((text, at) => {
          const field = fields[at];
          return field ? [{ target, field, text, breadth: named.length }] : [];
        }),
      ),
    );
  }
  return { texts: narrowestOf(found), unknown, outside };
}

/** Places a block without names from a cell on, up to the end of the table. */
export function placedFrom<Target extends PasteTarget, Field extends PasteField>(
  block: Block,
  { targets, fields }: PasteGrid<Target, Field>,
  at: { readonly target: number; readonly field: number },
): PlacedTexts<Target, Field> {
  const all = block.flatMap((line, down) =>
    line.map((text, across) => ({ target: targets[at.target + down], field: fields[at.field + across], text })),
  );
  const texts = all.flatMap(({ target, field, text }) => (target && field ? [{ target, field, text }] : []));
  return { texts, unknown: [], outside: all.length - texts.length };
}

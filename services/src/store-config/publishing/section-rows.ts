import type { ConfigRowAddress } from '@manifold/domain/config-layer/row';
import type { Edit } from '@manifold/domain/change-set/contract';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import { requireSection, SECTIONS, sectionOf } from '../sections/registry.js';
import type { Database, PublishedSectionRow } from '../sections/definition/section.js';
import { sameContent } from '../../platform/json/canonical-json.js';

export type PublishedRows = ReadonlyMap<SectionKey, readonly PublishedSectionRow[]>;

/** Reads all rows of all sections, or of the named ones. */
export async function loadRows(db: Database, keys?: readonly string[]): Promise<PublishedRows> {
  const rows = new Map<SectionKey, readonly PublishedSectionRow[]>();
  const wanted = SECTIONS.filter(({ key }) => keys === undefined || keys.includes(key));
  // One after another, because a transaction has one connection.
  for (const section of wanted) rows.set(section.key, await section.load(db));
  return rows;
}

const sameInstant = (first: string | null, second: string | null): boolean =>
  first === second || (first !== null && second !== null && Date.parse(first) === Date.parse(second));

/** Returns whether two addresses name the same row of a section. */
export function sameRow(first: ConfigRowAddress, second: ConfigRowAddress): boolean {
  return (
    first.layer === second.layer &&
    first.key === second.key &&
    sameInstant(first.validFrom, second.validFrom) &&
    sameInstant(first.validTo, second.validTo)
  );
}

/** Returns the current value of an edit's row, or null if it does not exist. */
export function valueAt(rows: SectionRows, edit: Edit): Record<string, unknown> | null {
  const section = sectionOf(edit.section);
  const found = section && rows.get(section.key)?.find((row) => sameRow(row, edit));
  return found?.value ?? null;
}

/** An edit whose row has changed since the edit was made. */
export interface StaleEdit {
  readonly edit: Edit;
  readonly found: Record<string, unknown> | null;
}

/** Returns the edits whose rows have changed since they were made. */
export function staleEdits(rows: SectionRows, edits: readonly Edit[]): StaleEdit[] {
  return edits
    .map((edit) => ({ edit, found: valueAt(rows, edit) }))
    .filter(({ edit, found }) => !sameContent(edit.before, found));
}

/** Returns the rows with the edits applied; does not change the given ones. */
export function applyEdits(rows: SectionRows, edits: readonly Edit[]): SectionRows {
  const next = new Map<SectionKey, readonly AnyConfigRow[]>(rows);
  for (const edit of edits) {
    const section = sectionOf(edit.section);
    if (!section) continue;
    const { layer, key, validFrom, validTo, after } = edit;
    const others = (next.get(section.key) ?? []).filter((row) => !sameRow(row, edit));
    const written = after === null ? [] : [{ layer, key, validFrom, validTo, value: after }];
    next.set(section.key, [...others, ...written]);
  }
  return next;
}

/**
 * Writes edits into the tables of their sections, all removals first, because a changed end of a row is a removal and a new row
 * with the same start. Throws before the first write if an edit names an unknown section.
 */
export async function writeRows(db: Database, edits: readonly Edit[], revision: number): Promise<void> {
  const writes = edits.map((edit) => ({ edit, section: requireSection(edit.section) }));
  for (const { edit, section } of writes) await section.remove(db, edit);
  for (const { edit, section } of writes) {
    const { layer, key, validFrom, validTo, after } = edit;
    if (after !== null) await section.save(db, { layer, key, validFrom, validTo, value: after }, revision);
  }
}

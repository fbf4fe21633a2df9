import type { EditAddress } from '@manifold/domain/change-set/contract';
import { changesField, type OtherDraftEdit } from '../shared/draft/other-draft-edits.js';

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

function nameOf({ section, layer, key, validFrom, validTo }: EditAddress): string {
  return `${section} ${layer} ${key} ${instant(validFrom)} ${instant(validTo)}`;
}

/** Indexes edits of other drafts by row, because thousands of cells look them up. */
export class OtherDraftsIndex {
  private readonly byRow = new Map<string, OtherDraftEdit[]>();

  constructor(others: readonly OtherDraftEdit[]) {
    for (const each of others) {
      const name = nameOf(each.row);
      this.byRow.set(name, [...(this.byRow.get(name) ?? []), each]);
    }
  }

  /** Lists the edits of a field in one of several rows. */
  list(field: string, rows: readonly EditAddress[]): readonly OtherDraftEdit[] {
    if (this.byRow.size === 0) return [];
    const names = new Set(rows.map(nameOf));
    return [...names].flatMap((name) => (this.byRow.get(name) ?? []).filter((each) => changesField(each, field)));
  }
}

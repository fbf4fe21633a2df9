import type { ChangedField, ChangeSetDiff } from '@manifold/domain/admin-api/contract';
import type { Edit, EditedRow } from '@manifold/domain/change-set/contract';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { SECTION_KEYS, type SectionKey } from '@manifold/domain/store-document/sections';
import { sameContent } from '../../platform/json/canonical-json.js';
import { editProblems } from './edit-problems.js';
import { findingName } from '@manifold/domain/config-lint/lint';
import { findingsSince } from '../lint/findings.js';
import { seal, type SealedDocument } from './seal.js';
import { changeInstants, documentAt } from './timeline.js';
import { sealEdits } from './seal-edits.js';
import { staleEdits } from './section-rows.js';

type Place = Pick<ChangedField, 'storeKey' | 'locale' | 'section' | 'validFrom'>;
type Values = Readonly<Record<string, unknown>>;

function changedFields(place: Place, before: Values = {}, after: Values = {}): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((field) => !sameContent(before[field], after[field]))
    .map((field) => ({ ...place, field, before: before[field] ?? null, after: after[field] ?? null }));
}

interface PlacedValues {
  readonly locale: string | null;
  readonly section: SectionKey;
  readonly value: Values;
}

/** Returns a document as a flat list of sections; those of a locale have its code. */
function valuesOf({ sections, locales }: StoreDocument): PlacedValues[] {
  const isKey = (key: string): key is SectionKey => SECTION_KEYS.some((known) => known === key);
  const flat = (locale: string | null, values: Readonly<Record<string, Values>>): PlacedValues[] =>
    Object.entries(values).flatMap(([section, value]) => (isKey(section) ? [{ locale, section, value }] : []));
  return [...flat(null, sections), ...Object.entries(locales).flatMap(([locale, values]) => flat(locale, values))];
}

function documentDiff(
  before: StoreDocument | undefined,
  after: StoreDocument,
  validFrom: string | null,
): ChangedField[] {
  const old = before ? valuesOf(before) : [];
  return valuesOf(after).flatMap(({ locale, section, value }) => {
    const was = old.find((each) => each.section === section && each.locale === locale);
    return changedFields({ storeKey: after.storeKey, locale, section, validFrom }, was?.value, value);
  });
}

/** Returns the changes of one store at every instant at which the old or new timeline changes, each change once. */
function timelineDiff(before: readonly SealedDocument[], after: readonly SealedDocument[]): ChangedField[] {
  const seen = new Set<string>();
  return changeInstants(before, after).flatMap((instant) => {
    const next = documentAt(after, instant);
    if (!next) return [];
    const changes = documentDiff(documentAt(before, instant)?.document, next.document, instant);
    return changes.filter((change) => {
      const same = JSON.stringify([change.section, change.locale, change.field, change.before, change.after]);
      return seen.has(same) ? false : seen.add(same).size > 0;
    });
  });
}

/** Returns what edits would change per store and field, with problems and findings. Writes nothing. */
export function diffOf(rows: SectionRows, edits: readonly Edit[], now: Date): ChangeSetDiff {
  const stale = staleEdits(rows, edits).map(({ edit, found }) => ({ edit, found }));
  const wrong = edits.flatMap(editProblems);
  if (wrong.length > 0) return { changes: [], storeKeys: [], problems: wrong, findings: [], stale };
  const before = seal(rows, now);
  const after = sealEdits(rows, edits, now);
  const { documents, problems } = after.sealing;
  const changes = [...documents].flatMap(([storeKey, timeline]) =>
    timelineDiff(before.documents.get(storeKey) ?? [], timeline),
  );
  const { fresh, standing } = findingsSince({ rows, sealing: before }, after);
  const findings = [
    ...fresh.map((finding) => ({ ...finding, name: findingName(finding), isNew: true })),
    ...standing.map((finding) => ({ ...finding, name: findingName(finding), isNew: false })),
  ];
  const storeKeys = [...new Set(changes.map(({ storeKey }) => storeKey))];
  return { changes, storeKeys, problems: [...problems], findings, stale };
}

function changedFieldsOf({ before, after }: Pick<Edit, 'before' | 'after'>): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter((field) => !sameContent(before?.[field], after?.[field]));
}

/** Returns the rows of edits with the names of the changed fields, without the values; of one section, or of all. */
export const editedRowsOf = (edits: readonly Edit[], section?: string): EditedRow[] =>
  edits
    .filter((edit) => section === undefined || edit.section === section)
    .map(({ before, after, ...address }) => ({ ...address, fields: changedFieldsOf({ before, after }) }));

import { effectiveValue, rowsInEffect } from '@manifold/domain/config-layer/effective-value';
import type { ConfigAxes } from '@manifold/domain/config-layer/layer';
import { storeAxes, type AnyConfigRow, type SectionRows } from '@manifold/domain/store-document/assemble';
import {
  localeSectionSchemas,
  storeSectionSchemas,
  type StoreDocument,
} from '@manifold/domain/store-document/contract';
import { contradictions } from '@manifold/domain/store-document/contradictions';
import { LOCALE_SECTION_KEYS, STORE_SECTION_KEYS, type SectionKey } from '@manifold/domain/store-document/sections';
import type { Store } from '@manifold/domain/store/contract';
import { contentHash } from '../../platform/json/canonical-json.js';
import type { Problem } from '../lint/problem.js';

const SCHEMAS = { ...storeSectionSchemas, ...localeSectionSchemas };

/** A checked value of a section: the value, its hash and its problems. */
interface CheckedValue {
  readonly value: unknown;
  readonly hash: string;
  readonly problems: readonly Pick<Problem, 'field' | 'reason'>[];
}

/** A document whose parts were checked; it is valid only without problems. */
export interface CheckedDocument {
  readonly document: StoreDocument;
  readonly hash: string;
  readonly problems: readonly TimelessProblem[];
}

/** A problem of a document, without its instant. */
type TimelessProblem = Omit<Problem, 'from'>;

/**
 * Builds the documents of stores from rows. Checks and hashes a section's value once for all stores and instants with the same
 * rows, because most sections are equal everywhere and staff wait for a publish.
 */
export class CheckedDocuments {
  private readonly numbers = new Map<AnyConfigRow, number>();
  private readonly values = new Map<string, CheckedValue>();
  private readonly documents = new Map<string, CheckedDocument>();

  constructor(private readonly rows: SectionRows) {
    for (const row of [...rows.values()].flat()) this.numbers.set(row, this.numbers.size);
  }

  /** Returns the document of a store at an instant. */
  documentAt(storeKey: string, at: Date): CheckedDocument {
    const axes = storeAxes(this.rows, storeKey, at);
    const sections = STORE_SECTION_KEYS.map((key) => [key, this.value(key, axes, at)] as const);
    const locales = this.localesOf(axes, at).map((locale) => {
      const parts = LOCALE_SECTION_KEYS.map((key) => [key, this.value(key, { ...axes, locale }, at)] as const);
      return [locale, parts] as const;
    });
    // Every part has been parsed by its own schema; a part that did not pass has problems.
    const document = {
      storeKey,
      sections: valuesOf(sections),
      locales: Object.fromEntries(locales.map(([locale, parts]) => [locale, valuesOf(parts)])),
    } as StoreDocument;
    const problems: TimelessProblem[] = [
      ...problemsOf(sections).map((problem) => ({ storeKeys: [storeKey], ...problem })),
      ...locales.flatMap(([locale, parts]) =>
        problemsOf(parts).map(({ field, reason }) => ({
          storeKeys: [storeKey],
          field,
          reason: `${reason} (${locale})`,
        })),
      ),
    ];
    const hash = contentHash([
      storeKey,
      hashesOf(sections),
      locales.map(([locale, parts]) => [locale, hashesOf(parts)]),
    ]);
    const known = problems.length > 0 ? undefined : this.documents.get(hash);
    const checked = known ?? { document, hash, problems: problems.length > 0 ? problems : contradictionsOf(document) };
    // Equal content is the same object, so that checks run once per content.
    if (problems.length === 0) this.documents.set(hash, checked);
    return checked;
  }

  private localesOf(axes: ConfigAxes, at: Date): string[] {
    const { locales = [] } = effectiveValue<Partial<Store>>(this.rows.get('store') ?? [], axes, at).value;
    return locales.map(({ locale }) => locale);
  }

  private value(section: SectionKey, axes: ConfigAxes, at: Date): CheckedValue {
    const holding = rowsInEffect(this.rows.get(section) ?? [], axes, at);
    const rowIds = `${section} ${holding.map((row) => this.numbers.get(row)).join(' ')}`;
    const known = this.values.get(rowIds);
    if (known) return known;
    const checked = checkedValue(section, Object.assign({}, ...holding.map(({ value }) => value)) as object);
    this.values.set(rowIds, checked);
    return checked;
  }
}

function checkedValue(section: SectionKey, rawValue: object): CheckedValue {
  const parsed = SCHEMAS[section].safeParse(rawValue);
  if (parsed.success) return { value: parsed.data, hash: contentHash(parsed.data), problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: [section, ...path.map(String)].join('.'),
    reason: message,
  }));
  return { value: rawValue, hash: '', problems };
}

type Parts = readonly (readonly [SectionKey, CheckedValue])[];

const valuesOf = (parts: Parts) => Object.fromEntries(parts.map(([key, { value }]) => [key, value]));
const hashesOf = (parts: Parts) => parts.map(([key, { hash }]) => [key, hash]);
const problemsOf = (parts: Parts) => parts.flatMap(([, { problems }]) => problems);

const contradictionsOf = (document: StoreDocument): TimelessProblem[] =>
  contradictions(document).map((found) => ({ storeKeys: [document.storeKey], ...found }));

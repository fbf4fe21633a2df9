import type { ChangedField } from '@manifold/domain/admin-api/contract';
import type { SectionKey } from '@manifold/domain/store-document/sections';

/** The same change of a setting for one or more stores. */
export interface ChangeGroup {
  readonly section: SectionKey;
  readonly field: string;
  readonly validFrom: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly changes: readonly ChangedField[];
}

/** Groups identical changes. Amounts in different currencies are never identical. */
export function groupedChanges(
  changes: readonly ChangedField[],
  currencyOf: (storeKey: string) => string | undefined,
): ChangeGroup[] {
  const groups = new Map<string, ChangedField[]>();
  for (const change of changes) {
    const { section, field, validFrom, before, after, storeKey } = change;
    const currency = field.endsWith('CentAmount') ? currencyOf(storeKey) : undefined;
    const id = JSON.stringify([section, field, validFrom, before ?? null, before === undefined, after, currency]);
    groups.set(id, [...(groups.get(id) ?? []), change]);
  }
  return [...groups.values()].flatMap((of): ChangeGroup[] => {
    const [first] = of;
    if (!first) return [];
    const { section, field, validFrom, before, after } = first;
    return [{ section, field, validFrom, before, after, changes: of }];
  });
}

/** Kinds of changes that can cost money or customers if they are wrong. */
export const RISKS = ['money', 'tax', 'bank', 'hosts', 'switches'] as const;
export type Risk = (typeof RISKS)[number];

const RISKS_OF_SECTIONS: Readonly<Partial<Record<SectionKey, Risk>>> = {
  'tax-rate': 'tax',
  'vat-number': 'tax',
  'bank-transfer': 'bank',
  'merchant-account': 'bank',
  'seo-redirects': 'hosts',
  'feature-toggles': 'switches',
  'store-flags': 'switches',
};
const HOST_FIELDS: readonly string[] = ['hosts', 'productionHost', 'externalLinks'];
const MONEY_FIELDS: readonly string[] = ['currencyCode'];

function riskOf({ section, field }: ChangedField): Risk | undefined {
  if (field.endsWith('CentAmount') || MONEY_FIELDS.includes(field)) return 'money';
  if (HOST_FIELDS.includes(field)) return 'hosts';
  return RISKS_OF_SECTIONS[section];
}

/** The size of a draft, and the number of stores per risk. */
export interface ChangeSummary {
  readonly stores: number;
  readonly settings: number;
  /** Number of changes that start later than the publish. */
  readonly dated: number;
  readonly sections: readonly { readonly section: SectionKey; readonly settings: number; readonly stores: number }[];
  readonly risks: readonly { readonly risk: Risk; readonly stores: number }[];
}

const storesOf = (changes: readonly ChangedField[]): number => new Set(changes.map(({ storeKey }) => storeKey)).size;
const settingsOf = (changes: readonly ChangedField[]): number =>
  new Set(changes.map(({ section, field }) => `${section}.${field}`)).size;

/** Counts the changes of a draft by store, setting, section and risk. */
export function changeSummary(changes: readonly ChangedField[]): ChangeSummary {
  const sections = [...new Set(changes.map(({ section }) => section))].map((section) => {
    const own = changes.filter((change) => change.section === section);
    return { section, settings: settingsOf(own), stores: storesOf(own) };
  });
  const risks = RISKS.flatMap((risk) => {
    const own = changes.filter((change) => riskOf(change) === risk);
    return own.length === 0 ? [] : [{ risk, stores: storesOf(own) }];
  });
  const dated = changes.filter(({ validFrom }) => validFrom !== null).length;
  return { stores: storesOf(changes), settings: settingsOf(changes), dated, sections, risks };
}

import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { SettingsOfSection, StoreSettings } from '@manifold/domain/admin-api/store-settings-routes';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import { fieldsOf, type SectionField } from '../shared/definition/field-entry.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { SECTION_SCREENS, type CopyObstacle } from '../shared/section/section-screens.js';
import { isSameValue } from '@manifold/domain/same-value/same-value';

/** A store with its complete config. */
export interface ComparedStore {
  readonly store: StoreView;
  readonly settings: StoreSettings;
}

/** A field that differs between two stores. */
export interface Difference {
  /** `cash-on-delivery.itemLimit`, with the first store's language if it differs by language. */
  readonly id: string;
  readonly field: SectionField;
  readonly here: { readonly settings: SettingsOfSection; readonly value: unknown };
  readonly there: { readonly settings: SettingsOfSection; readonly value: unknown };
  /** Why the value is specific to a store; undefined if it can be copied. */
  readonly copyObstacle: CopyObstacle | undefined;
}

/** A section with differences. */
export interface SectionDifferences {
  readonly section: SectionInWords;
  readonly differences: readonly Difference[];
}

const languageOf = (locale: string): string => locale.slice(0, 2);

/** Returns the texts to compare with: of the same language, or the other store's first language. */
function counterpart(mine: SettingsOfSection, theirs: readonly SettingsOfSection[]): SettingsOfSection | undefined {
  const { locale } = mine;
  if (locale === null) return theirs[0];
  const sameLanguage = theirs.find((each) => each.locale !== null && languageOf(each.locale) === languageOf(locale));
  return sameLanguage ?? theirs[0];
}

type Currency = Pick<StoreView, 'currencyCode'>;

/** Returns why a field is specific to one of two stores; undefined if it can be copied. */
function copyObstacleOf(
  section: SectionKey,
  field: Pick<SectionField, 'name' | 'kind'>,
  [first, second]: readonly [Currency, Currency],
): CopyObstacle | undefined {
  const { copyObstacle, copyableFields = [] } = SECTION_SCREENS[section];
  if (copyObstacle !== undefined && !copyableFields.includes(field.name)) return copyObstacle;
  return field.kind === 'amount' && first.currencyCode !== second.currencyCode ? 'currency' : undefined;
}

/**
 * Returns the differences of two stores, section by section in the given order. Amounts in different currencies always
 * differ.
 */
export function differencesOf(
  sections: readonly SectionInWords[],
  here: ComparedStore,
  there: ComparedStore,
): SectionDifferences[] {
  const currencies = [here.store, there.store] as const;
  return sections.flatMap((section) => {
    const ownSettings = ({ settings }: ComparedStore) =>
      settings.settings.filter((each) => each.section === section.key);
    const differences = ownSettings(here).flatMap((mine) => {
      const theirs = counterpart(mine, ownSettings(there));
      if (!theirs) return [];
      return fieldsOf(section).flatMap((field): Difference[] => {
        const [value, other] = [mine.value[field.name], theirs.value[field.name]];
        const copyObstacle = copyObstacleOf(section.key, field, currencies);
        if (isSameValue(value, other) && (copyObstacle !== 'currency' || value === undefined)) return [];
        const id = [`${section.key}.${field.name}`, ...(mine.locale === null ? [] : [mine.locale])].join(' ');
        return [
          { id, field, here: { settings: mine, value }, there: { settings: theirs, value: other }, copyObstacle },
        ];
      });
    });
    return differences.length > 0 ? [{ section, differences }] : [];
  });
}

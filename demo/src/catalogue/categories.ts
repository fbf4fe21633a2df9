import { entryOf } from '../data-files/read-data.js';
import { departments, type DepartmentKey, groupNames } from '../terms/departments.js';
import { perLanguage, type Localized } from '../terms/language.js';
import { categoryPhrase } from '../terms/phrase.js';
import { families } from './families.js';
import { slug } from './slug.js';
import { usedBeside } from './offers.js';

/** A category of the demo; parents precede their children. */
export interface DemoCategory {
  readonly key: string;
  readonly parentKey?: string;
  readonly department: DepartmentKey;
  readonly name: Localized;
  readonly slug: Localized;
  readonly description: Localized;
  readonly orderHint: string;
  readonly imageUrl: string;
  /** Keys of up to three categories whose products complement those of this one. */
  readonly related: readonly string[];
}

/** Returns a decimal between 0 and 1 that sorts like the position: `0.0071`. */
const orderHintAt = (index: number): string => `0.${String(index + 1).padStart(3, '0')}1`;

function category(
  key: string,
  name: Localized,
  place: Pick<DemoCategory, 'parentKey' | 'department' | 'imageUrl'> & { index: number },
): DemoCategory {
  const { index, ...where } = place;
  return {
    key,
    name,
    slug: perLanguage((language) => slug(name[language], language)),
    description: departments[place.department].description,
    orderHint: orderHintAt(index),
    related: relatedCategoriesOf(key),
    ...where,
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Returns the three category levels, parents first: departments, groups and families. */
export function catalogueCategories(): readonly DemoCategory[] {
  const first = unique(families.map(({ department }) => department)).map((key, index) =>
    category(key, departments[key].name, { department: key, index, imageUrl: `/media/departments/${key}.svg` }),
  );
  const groups = unique(families.map(({ group }) => group));
  const second = groups.flatMap((key, index) => {
    const member = families.find(({ group }) => group === key);
    const imageUrl = `/media/products/${member?.key}-1.svg`;
    return member
      ? [
          category(key, entryOf(groupNames, key), {
            parentKey: member.department,
            department: member.department,
            index,
            imageUrl,
          }),
        ]
      : [];
  });
  const third = families.map(({ key, noun, group, department }, index) => {
    const name = perLanguage((language) => categoryPhrase(noun, language));
    return category(key, name, { parentKey: group, department, index, imageUrl: `/media/products/${key}-1.svg` });
  });
  return [...first, ...second, ...third];
}

const MOST = 3;

/**
 * Returns the keys of up to three categories that go with this one: accessories first, then categories that are used together
 * with it.
 */
export function relatedCategoriesOf(key: string): readonly string[] {
  const accessories = families.filter(({ accessory }) => accessory?.machines.includes(key)).map((family) => family.key);
  const machines = families.find((family) => family.key === key)?.accessory?.machines ?? [];
  return [...accessories, ...machines, ...(usedBeside[key] ?? [])].slice(0, MOST);
}

import { readData } from '../data-files/read-data.js';
import { familiesSchema, type Family } from './family.js';

/** The data files, in the order of the navigation. */
// prettier-ignore
const FILES = [
  'kitchen', 'counter', 'cooling', 'workshop', 'garage', 'welding', 'weighing', 'measuring', 'cleaning', 'garden', 'laboratory', 'forestry',
  'salon', 'warehouse', 'accessories',
];

/** Every family of the demo, in the order of the navigation. */
export const families: readonly Family[] = FILES.flatMap((file) => readData(`families/${file}`, familiesSchema));

/** The families without the accessories. */
export const machineFamilies: readonly Family[] = families.filter(({ accessory }) => !accessory);

/** Returns the family with this key. Throws if there is none. */
export function familyOf(key: string): Family {
  const family = families.find((other) => other.key === key);
  if (!family) throw new Error(`There is no family "${key}".`);
  return family;
}

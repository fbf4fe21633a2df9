import { families } from './families.js';
import { usedBeside } from './offers.js';

const MOST = 3;

/** Keys of up to three categories that complement this one: its accessories, then what is used beside it. */
export function relatedCategoriesOf(key: string): readonly string[] {
  const accessories = families.filter(({ accessory }) => accessory?.machines.includes(key)).map((family) => family.key);
  const machines = families.find((family) => family.key === key)?.accessory?.machines ?? [];
  return [...accessories, ...machines, ...(usedBeside[key] ?? [])].slice(0, MOST);
}

import { describe, expect, it } from '@jest/globals';
import { languages } from '../terms/language.js';
import { catalogueCategories } from './categories.js';
import { families } from './families.js';

const categories = catalogueCategories();
const byKey = new Map(categories.map((category) => [category.key, category]));

function depth(key: string | undefined): number {
  return key === undefined ? 0 : 1 + depth(byKey.get(key)?.parentKey);
}

describe('the categories of the demo', () => {
  it('have three levels under the ten departments', () => {
    expect(categories.filter(({ parentKey }) => parentKey === undefined)).toHaveLength(10);
    expect(families.map(({ key }) => depth(key))).toEqual(families.map(() => 3));
  });

  it('come after their parent', () => {
    categories.forEach(({ parentKey }, index) => {
      if (parentKey !== undefined) expect(categories.findIndex(({ key }) => key === parentKey)).toBeLessThan(index);
    });
  });

  it('have unique keys', () => {
    expect(byKey.size).toBe(categories.length);
  });

  it.each(languages)('have a name and a slug of their own in %s', (language) => {
    const slugs = categories.map(({ slug }) => slug[language]);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    for (const { name } of categories) expect(name[language]).toMatch(/^\p{Lu}/u);
  });
});

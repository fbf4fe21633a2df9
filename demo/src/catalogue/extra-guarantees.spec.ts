import { describe, expect, it } from '@jest/globals';
import { languages } from '../terms/language.js';
import { extraGuarantees } from './extra-guarantees.js';
import { families } from './families.js';
import { catalogueProducts } from './products.js';

const guarantees = extraGuarantees();
const products = catalogueProducts({ count: 0, seed: 'ferrum' });

describe('the extra guarantees', () => {
  it('are the four virtual products of the specification; more years cost more, but less per year', () => {
    expect(guarantees.map(({ sku, years }) => [sku, years])).toEqual([
      ['4100010', 1],
      ['4100020', 2],
      ['4100030', 3],
      ['4100040', 5],
    ]);
    const rates = guarantees.map(({ rate }) => rate);
    const perYear = guarantees.map(({ rate, years }) => rate / years);
    expect(rates).toEqual([...rates].sort((first, second) => first - second));
    expect(perYear).toEqual([...perYear].sort((first, second) => second - first));
  });

  it.each(languages)('have a name and a slug each in %s, with their years in it', (language) => {
    for (const { name, slug, years, description } of guarantees) {
      expect(name[language]).toContain(String(years));
      expect(slug[language]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-41000\d0$/);
      expect(description[language].length).toBeGreaterThan(60);
    }
    expect(new Set(guarantees.map(({ name }) => name[language])).size).toBe(4);
  });

  it('exclude accessories and products that cannot be repaired, and name only existing products', () => {
    const keys = new Set(families.map(({ key }) => key));
    const brands = new Set(families.map(({ brand }) => brand));
    const skus = new Set(products.map(({ sku }) => sku));
    for (const { excludedRelations, excludedBrands, excludedSkus } of guarantees) {
      expect(excludedRelations).toEqual(expect.arrayContaining(['fryer-basket', 'shelving']));
      expect(excludedRelations.filter((key) => !keys.has(key))).toEqual([]);
      expect(excludedBrands.filter((brand) => !brands.has(brand))).toEqual([]);
      expect(excludedSkus.filter((sku) => !skus.has(sku))).toEqual([]);
    }
  });
});

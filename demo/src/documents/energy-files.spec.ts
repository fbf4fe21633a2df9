import { describe, expect, it } from '@jest/globals';
import { families } from '../catalogue/families.js';
import { modelCode } from '../catalogue/product-name.js';
import { catalogueProducts } from '../catalogue/products.js';
import { languages } from '../terms/language.js';
import { energyFiles } from './all-documents.js';

const files = energyFiles();
const labelled = families.filter(({ energyClass }) => energyClass);
const nameOf = (url: string): string => url.replace('/media/energy/', '');

describe('the energy class of a machine', () => {
  it('comes with a label, an arrow and a sheet in every language', () => {
    const products = catalogueProducts({ count: 0, seed: 'ferrum' }).filter(({ energy }) => energy);
    expect(products.length).toBeGreaterThan(0);
    for (const { energy } of products)
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(
          [energy?.iconUrl, energy?.labelUrl, ...Object.values(energy?.ficheUrl ?? {})].map((url) => nameOf(url ?? '')),
        ),
      );
  });

  it('is shown on label and arrow, which are small and load no other files', () => {
    for (const { key, energyClass, brand } of labelled) {
      const label = files[`${key}-label.svg`];
      expect(label).toContain(`fill="#fff">${energyClass}</text>`);
      expect(label).toContain(`>${brand}</text>`);
      for (const svg of [label, files[`class-${energyClass?.toLowerCase()}.svg`]]) {
        expect(svg).not.toMatch(/NaN|undefined|href/);
        expect(svg?.length).toBeLessThan(4000);
      }
    }
  });

  it.each(languages)('is in the sheet of every model in %s', (language) => {
    for (const family of labelled)
      for (const model of family.models) {
        const sheet = files[`${family.key}-${language}.html`] ?? '';
        const [, table = ''] = sheet.split(`<caption>${modelCode(family, model)}</caption>`);
        expect(table.split('</table>')[0]).toContain(`<td>${family.energyClass}</td>`);
      }
  });
});

import { describe, expect, it } from '@jest/globals';
import { manualName } from '../catalogue/document-urls.js';
import { machineFamilies } from '../catalogue/families.js';
import { modelCode } from '../catalogue/product-name.js';
import { catalogueProducts } from '../catalogue/products.js';
import { languages } from '../terms/language.js';
import { escaped } from './document-page.js';
import { manual } from './manual.js';

const products = catalogueProducts({ count: 0, seed: 'ferrum' });

describe('the manual of a machine', () => {
  it.each(languages)('is written in %s for every family of machines, complete and small', (language) => {
    for (const family of machineFamilies) {
      const page = manual(family, language);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).not.toMatch(/undefined|NaN|[{}]/);
      expect(page.length).toBeLessThan(20_000);
      for (const model of family.models) expect(page).toContain(`<caption>${modelCode(family, model)}</caption>`);
    }
  });

  it('mentions a socket only if there is a plug', () => {
    for (const family of machineFamilies)
      expect(manual(family, 'en').includes('Is an ordinary socket enough?')).toBe(family.mainsVoltage !== undefined);
  });

  it('exists for every machine that is not a set', () => {
    const written = new Set(machineFamilies.map(({ key }) => `/media/manuals/${manualName(key, 'sk')}`));
    for (const { manualUrl, condition, productType } of products)
      expect(manualUrl ? written.has(manualUrl.sk) : condition === 'set' || productType === 'accessory').toBe(true);
  });

  it('escapes HTML', () => {
    expect(escaped('<b> & "c"')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
  });
});

import { describe, expect, it } from '@jest/globals';
import { languages } from '../terms/language.js';
import { families } from './families.js';
import { catalogueProducts } from './products.js';

const products = catalogueProducts({ count: 0, seed: 'ferrum' });
const asksFirst = (sku: string): string | undefined => products.find((one) => one.sku === sku)?.faq[0]?.answer.en;

describe('the questions about a product', () => {
  it.each(languages)('are three, and have complete answers in %s', (language) => {
    for (const { faq } of products) expect(faq).toHaveLength(3);
    for (const { question, answer } of products.flatMap(({ faq }) => faq)) {
      expect(question[language].trim()).not.toBe('');
      expect(answer[language]).not.toMatch(/^\s*$|[{}]|undefined|NaN/);
    }
  });

  it('are translated into every language', () => {
    for (const { faq, condition } of products)
      for (const [index, { question, answer }] of faq.entries()) {
        expect(new Set(Object.values(question)).size).toBeGreaterThanOrEqual(languages.length - 2);
        if (condition !== 'set' || index > 0) expect(new Set(Object.values(answer)).size).toBe(languages.length);
      }
  });

  it('mention an ordinary socket only if it is sufficient', () => {
    expect(asksFirst('EX10010001')).toBe('Yes, an ordinary earthed 230 V socket is enough. Power: 3200\u00a0W.');
    expect(asksFirst('EX10010002')).toMatch(/^No\. The power of 6400\u00a0W is more/);
  });

  it('answer with size and weight if there is no plug', () => {
    const machines = products.filter(({ productType }) => productType === 'standard_product');
    for (const { faq, family, techDetails, condition } of machines) {
      if (condition === 'set' || families.some(({ key, mainsVoltage }) => key === family && mainsVoltage)) continue;
      const size = techDetails.find(({ key }) => key === 'dimensions');
      expect(faq[0]?.answer.de).toContain(size?.value.de);
    }
  });

  it('promise a carrier for freight and a parcel for other products', () => {
    for (const { faq, isFreight, gross, condition, productType } of products.filter((one) => one.condition !== 'set')) {
      const delivery = faq[productType === 'accessory' ? 1 : 2];
      expect(delivery?.answer.en).toMatch(isFreight ? /^By freight carrier/ : /^As a parcel/);
      expect([condition, delivery?.answer.en]).toEqual([condition, expect.stringContaining(`${gross.weight}\u00a0kg`)]);
    }
  });

  it('name the machines that an accessory fits, by the codes of their makers', () => {
    expect(asksFirst('EX10300002')).toBe('It fits these models: Deep fryers (RCEF-10E, RCEF-10DH).');
    for (const { faq, productType } of products)
      expect(/^It fits these models: /.test(faq[0]?.answer.en ?? '')).toBe(productType === 'accessory');
  });

  it('name both machines of a set', () => {
    for (const { faq, name } of products.filter(({ condition }) => condition === 'set'))
      expect(name.de).toContain(faq[0]?.answer.de);
  });
});

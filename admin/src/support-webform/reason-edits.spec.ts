import { describe, expect, it } from '@jest/globals';
import type { SupportReason } from '@manifold/domain/support-webform/contract';
import { missingCount, missingIn } from './missing-texts.js';
import { keyOf, moved, withNewReason, withNewSubreason, withText } from './reason-edits.js';

const reasons: SupportReason[] = [
  {
    key: 'sales',
    label: { en: 'Sales', pl: 'Sprzedaż' },
    subreasons: [{ key: 'discount', label: { en: 'Discount' }, requires: ['phone'], shortcutPage: null }],
  },
];

describe('the order of a list', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 1, 'bac'],
  ])('with the item %d at %d is %s', (from, to, order) => {
    expect(moved([...'abc'], from, to).join('')).toBe(order);
  });
});

describe('a new entry', () => {
  it.each([
    ['Spare parts', [], 'spare-parts'],
    ['  Ersatzteil für Öfen! ', [], 'ersatzteil-fur-ofen'],
    ['360° view', [], 'view'],
    ['Запчасти', [], 'reason'],
    ['Sales', ['sales'], 'sales-2'],
    ['Sales', ['sales', 'sales-2'], 'sales-3'],
  ])('called %j beside %j gets the key %s', (english, taken, key) => {
    expect(keyOf(english, taken)).toBe(key);
  });

  it('has its English text; a reason starts with one subreason', () => {
    expect(withNewReason(reasons, 'Rental').at(-1)).toEqual({
      key: 'rental',
      label: { en: 'Rental' },
      subreasons: [{ key: 'rental', label: { en: 'Rental' }, requires: [], shortcutPage: null }],
    });
    expect(withNewSubreason(reasons, 'sales', 'Discount')[0]?.subreasons[1]?.key).toBe('discount-2');
  });
});

describe('the texts of an entry', () => {
  const discount = { reason: 'sales', subreason: 'discount', language: 'pl' };

  it('are changed in one language, and removed by an empty text', () => {
    const translated = withText(reasons, discount, ' Rabat ');
    expect(translated[0]?.subreasons[0]?.label).toEqual({ en: 'Discount', pl: 'Rabat' });
    expect(withText(translated, discount, ' ')).toEqual(reasons);
    expect(withText(reasons, { ...discount, subreason: null }, '')[0]?.label).toEqual({ en: 'Sales' });
  });

  it('are counted if they are missing', () => {
    const [sales] = reasons;
    expect(sales && missingCount(sales, ['en', 'pl', 'de'])).toBe(3);
    expect(missingIn({ en: 'Sales', pl: 'Sprzedaż' }, ['en', 'pl', 'de'])).toEqual(['de']);
  });
});

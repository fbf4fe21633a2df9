import { describe, expect, it } from '@jest/globals';
import { cleanVatNumber, hasVatNumberForm } from './clean.js';
import type { VatNumberFormat } from './contract.js';

const format = (changes: Partial<VatNumberFormat>): VatNumberFormat => ({
  prefix: 'SK',
  placeholder: '4030000007',
  cleaning: 'digits',
  minimumLength: 2,
  keptLength: null,
  register: 'evatr',
  taxId: null,
  ...changes,
});

describe('a typed VAT number', () => {
  it.each([
    ['SK 4030 000 007', {}, '4030000007'],
    ['4030000007', {}, '4030000007'],
    ['atu13585627', { prefix: 'AT', cleaning: 'digits-and-letters' }, 'U13585627'],
    ['CHE-123.456.788 MWST', { prefix: 'CHE', cleaning: 'whitespace' }, '123.456.788MWST'],
    ['CHE 123.456.788', { prefix: 'CHE', cleaning: 'whitespace' }, '123.456.788'],
    ['GB 980 7806 84', { prefix: 'GB', cleaning: 'whitespace' }, '980780684'],
    ['HU12892312-2-41', { prefix: 'HU', keptLength: 8 }, '12892312'],
  ] as const)('%s is kept as the country cleans it', (typed, changes, cleaned) => {
    expect(cleanVatNumber(typed, format(changes))).toBe(cleaned);
  });

  it.each([
    ['SK 4', 2, false],
    ['SK 40', 2, true],
    ['SK', 2, false],
    ['4030000007', 10, true],
    ['4030000007', 11, false],
  ])('%s with at least %s characters: %s', (typed, minimumLength, isLongEnough) => {
    expect(hasVatNumberForm(typed, format({ minimumLength }))).toBe(isLongEnough);
  });
});

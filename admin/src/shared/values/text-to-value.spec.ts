import { describe, expect, it } from '@jest/globals';
import type { FieldForm } from './field.js';
import { textToValue, valueToText, isValidValue } from './text-to-value.js';

const SK = { currencyCode: 'EUR', locale: 'sk-SK' };
const GB = { currencyCode: 'GBP', locale: 'en-GB' };

const AMOUNT: FieldForm = { kind: 'amount' };
const SWITCH: FieldForm = { kind: 'switch' };
const CHOICE: FieldForm = { kind: 'choice', choices: ['private', 'company'] };
const PAGE_SIZES: FieldForm = { kind: 'list', items: 'count' };

describe('a text typed into a cell', () => {
  it.each([
    [AMOUNT, '1 500,00 €', SK, 150000],
    [AMOUNT, 'EUR 1500', SK, 150000],
    [AMOUNT, '£2,500.50', GB, 250050],
    [AMOUNT, '2.500,00', GB, 250000],
    [{ kind: 'limit' }, '', SK, null],
    [{ kind: 'limit' }, '3', SK, 3],
    [{ kind: 'count' }, '5 000', SK, 5000],
    [{ kind: 'percent' }, '23 %', SK, 0.23],
    [{ kind: 'percent' }, '5,5', SK, 0.055],
    [SWITCH, 'WAHR', SK, true],
    [SWITCH, 'no', SK, false],
    [CHOICE, 'Company', SK, 'company'],
    [{ kind: 'iban' }, 'de89 3704 0044 0532 0130 00', SK, 'DE89370400440532013000'],
    [{ kind: 'text' }, ' Halden AB ', SK, 'Halden AB'],
    [{ kind: 'text', isNullable: true }, '', SK, null],
    [PAGE_SIZES, '24, 48,96', SK, [24, 48, 96]],
    [{ kind: 'list', items: 'text' }, 'a.sk; b.sk', SK, ['a.sk', 'b.sk']],
  ] as const)('of %j: "%s" is a value', (form, text, money, value) => {
    expect(textToValue(form, text, money)).toEqual({ ok: true, value });
  });

  it.each([
    [AMOUNT, '1 500 £', SK, 'console.refused.amount'],
    [AMOUNT, '2.500', GB, 'console.refused.ambiguous'],
    [AMOUNT, '£ 1.500.000', GB, 'console.refused.ambiguous'],
    [AMOUNT, '2,500', SK, 'console.refused.ambiguous'],
    [AMOUNT, '', SK, 'console.refused.noAmount'],
    [{ kind: 'limit' }, '0', SK, 'console.refused.limit'],
    [{ kind: 'count' }, '1,5', SK, 'console.refused.count'],
    [{ kind: 'percent' }, 'a fifth', SK, 'console.refused.percent'],
    [{ kind: 'iban' }, 'DE89 3704 0044 0532 0130 01', SK, 'console.refused.iban'],
    [SWITCH, 'perhaps', SK, 'console.refused.switch'],
    [CHOICE, 'club', SK, 'console.refused.choice'],
    [PAGE_SIZES, '24, many', SK, 'console.refused.list'],
    [{ kind: 'entries' }, '3', SK, 'console.refused.entries'],
  ] as const)('of %j: "%s" is refused', (form, text, money, reason) => {
    expect(textToValue(form, text, money)).toMatchObject({ ok: false, reason });
  });

  it.each([
    [AMOUNT, 250050, SK, '2500,50'],
    [AMOUNT, 250050, GB, '2500.50'],
    [{ kind: 'percent' }, 0.055, SK, '5,5'],
    [{ kind: 'limit' }, null, SK, ''],
    [{ kind: 'iban' }, 'DE89370400440532013000', SK, 'DE89 3704 0044 0532 0130 00'],
    [SWITCH, true, SK, 'on'],
    [PAGE_SIZES, [24, 48], SK, '24, 48'],
    [CHOICE, 'company', SK, 'company'],
  ] as const)('of %j: %j is shown in the input and parsed back', (form, value, money, text) => {
    expect(valueToText(form, value, money)).toBe(text);
    expect(textToValue(form, text, money)).toEqual({ ok: true, value });
  });
});

describe('a refused amount', () => {
  it.each([
    ['1.500', GB, '1,500.50', '1500.50'],
    ['1,500', { currencyCode: 'EUR', locale: 'de-DE' }, '1.500,50', '1500,50'],
  ])('%s is answered with examples in the store’s format', (text, money, grouped, plain) => {
    expect(textToValue(AMOUNT, text, money)).toMatchObject({ values: { text, grouped, plain } });
  });
});

describe('the value of a setting', () => {
  it('must be valid for its section', () => {
    expect(isValidValue('bank-transfer', 'iban', 'SK3112000000198742637541')).toBe(true);
    expect(isValidValue('bank-transfer', 'iban', 'not an IBAN')).toBe(false);
    expect(isValidValue('shopping-limits', 'pageSizes', [])).toBe(false);
    expect(isValidValue('consumer-rights', 'returnDays', 366)).toBe(false);
    expect(isValidValue('shopping-limits', 'colour', 1)).toBe(false);
  });
});

describe('a refused percentage', () => {
  it.each([
    [SK, '5,5'],
    [GB, '5.5'],
  ])('for %j is answered with an example in the store’s format: %s', (money, fraction) => {
    expect(textToValue({ kind: 'percent' }, 'a fifth', money)).toMatchObject({ values: { fraction } });
  });
});

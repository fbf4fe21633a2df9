import { describe, expect, it } from '@jest/globals';
import { parseSearchTerm } from './search-term.js';

const COUNTRIES = ['AT', 'CZ'];

describe('a search for orders', () => {
  it.each([
    ['at-100001', ['AT-100001', 'at-100001']],
    [' CZ-100001 ', ['NSCZ-100001', 'CZ-100001']],
    ['NSCZ-100001', ['NSCZ-100001']],
    ['100001', ['AT-100001', 'NSCZ-100001', '100001']],
  ])('understands %s as an order number, also as typed', (typed, numbers) => {
    expect(parseSearchTerm(typed, COUNTRIES)).toEqual({ kind: 'number', numbers });
  });

  it.each([
    ['AT-100001-2', 'AT-100001-2'],
    ['nscz-100001-1', 'NSCZ-100001-1'],
    ['qfqtpcq8hxsknk82', 'QFQTPCQ8HXSKNK82'],
  ])('understands %s as a payment reference', (typed, reference) => {
    const numbers = [typed];
    expect(parseSearchTerm(typed, COUNTRIES)).toEqual({ kind: 'reference', reference, numbers });
  });

  it.each(['STAFF-1', 'phone_2026.11', '7', 'Müller2'])('searches %s as a name', (typed) => {
    expect(parseSearchTerm(typed, COUNTRIES)).toMatchObject({
      kind: 'name',
      names: expect.arrayContaining([{ firstName: null, lastName: typed }]),
    });
  });

  it.each([
    ['STAFF-1', ['STAFF-1']],
    ['phone_2026.11', ['phone_2026.11']],
    ['7', ['7']],
    ['Henry 8', []],
    ['Smith-Jones', []],
  ])('searches %s as a number that staff chose if it may be one', (typed, numbers) => {
    expect(parseSearchTerm(typed, COUNTRIES)).toMatchObject({ kind: 'name', numbers });
  });

  it('searches an e-mail address as typed and in lower case', () => {
    expect(parseSearchTerm('Eva@Example.com', COUNTRIES)).toEqual({
      kind: 'email',
      emails: ['Eva@Example.com', 'eva@example.com'],
    });
  });

  it('searches a name in both orders, as typed and capitalised', () => {
    const term = parseSearchTerm('eva  novák', COUNTRIES);
    expect(term).toMatchObject({ kind: 'name' });
    expect(term.kind === 'name' && term.names).toEqual(
      expect.arrayContaining([
        { firstName: null, lastName: 'eva novák' },
        { firstName: 'Eva', lastName: 'Novák' },
        { firstName: 'Novák', lastName: 'Eva' },
      ]),
    );
  });

  it('treats operators of the backend as part of a name', () => {
    const text = '" or lastName is defined or lastName = "';
    expect(parseSearchTerm(text, COUNTRIES)).toMatchObject({ kind: 'name' });
  });
});

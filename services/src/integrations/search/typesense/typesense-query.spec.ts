import { describe, expect, it } from '@jest/globals';
import { codeInWordsParameters, codeParameters, documentOf, splitQuantities, synonymItems } from './typesense-query.js';

const named = (name: string) =>
  documentOf({
    id: '1',
    sku: 'EX10010001',
    ean: null,
    model: null,
    kind: 'machine',
    name,
    brand: null,
    categories: [],
    description: null,
  });

describe('Typesense document', () => {
  it.each([
    ['Fritteuse 3,2 kW 10 l', 'W:3200 l:10'],
    ['Eiswürfelbereiter 50 kg/24h', 'kg/24h:50 kg:50'],
    ['Hammer', ''],
  ])('is known by the figures of its name, in base units: %s', (name, figures) => {
    expect(named(name).figures).toBe(figures);
  });
});

describe('Typesense query', () => {
  it('finds 2000 W by 2 kW', () => {
    expect(splitQuantities('2 kW Fritteuse')).toEqual({ words: 'Fritteuse', wanted: [{ unit: 'W', value: 2000 }] });
  });

  it('keeps a text that is only a quantity', () => {
    expect(splitQuantities('150 kg')).toEqual({ words: '150 kg', wanted: [] });
  });

  it('finds codes by their beginning', () => {
    expect(codeParameters('EX1001')).toMatchObject({ q: 'ex1001', prefix: 'true' });
    expect(codeParameters('29001')).toMatchObject({ prefix: 'false' });
  });

  it('quotes a code among the words of a text', () => {
    expect(codeInWordsParameters('Fritteuse RCEF 10DH')?.filter_by).toContain('`rcef10dh`');
    expect(codeInWordsParameters('Fritteuse `]||x:1')?.filter_by ?? '').not.toContain('||');
    expect(codeInWordsParameters('Fritteuse')).toBeUndefined();
  });
});

describe('Typesense synonyms', () => {
  it('include joined and ASCII spellings', () => {
    const [item] = synonymItems([['Getränkekühlschrank', 'Kühl Schrank']], 'de');
    expect(item).toMatchObject({ id: 'meaning-1', locale: 'de' });
    expect(item?.synonyms).toEqual(
      expect.arrayContaining(['Getränkekühlschrank', 'Kühl Schrank', 'kühlschrank', 'kuehl schrank', 'kuhl schrank']),
    );
  });
});

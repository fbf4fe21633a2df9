import { describe, expect, it } from '@jest/globals';
import { usesSection } from './uses.js';

describe('code that uses the section vat-number', () => {
  it.each([
    "import { formatOf } from '@manifold/domain/vat-number/format';",
    "const format = snapshot.document.sections['vat-number'];",
    "const format = document?.sections?.['vat-number'];",
    "const { store, 'vat-number': format } = visit.snapshot.document.sections;",
    "const check = ({ sections: { seller, 'vat-number': format } }: StoreDocument) => format;",
  ])('is found: %s', (source) => expect(usesSection(source, 'vat-number')).toBe(true));

  it.each([
    "import { formatOf } from '@manifold/domain/vat-number-format/format';",
    "const format = sections['vat-numbers'];",
    "const section = 'vat-number';",
    'const { seller } = document.sections;',
    "const { 'vat-number': format } = rows;",
  ])('is not found in %s', (source) => expect(usesSection(source, 'vat-number')).toBe(false));

  it('is found if the name needs no quotes', () => {
    expect(usesSection('const name = document.sections.seller.name;', 'seller')).toBe(true);
    expect(usesSection('const { brand, seller } = sections;', 'seller')).toBe(true);
    expect(usesSection('const all = sections.sellers;', 'seller')).toBe(false);
  });
});

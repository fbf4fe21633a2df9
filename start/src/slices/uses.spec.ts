import { describe, expect, it } from '@jest/globals';
import { sliceNamesIn } from './slice-names.js';
import { usesSection as usesSlice } from './uses.js';

const usesSection = (source: string, noun: string): boolean => usesSlice(source, noun, sliceNamesIn('', noun));

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

describe('a page that uses a slice of the section consumer-rights', () => {
  it.each([
    'const { returnDays } = useStoreConfig().consumerRights;',
    'const { brand, consumerRights } = useStoreConfig();',
    'const { consumerRights: rights } = useStoreConfig();',
    'const config = useStoreConfig();\n  return config.consumerRights.returnDays;',
    'const days = useCheckoutConfig()?.consumerRights.returnDays;',
    'const checkout = useCheckoutConfig();\n  return checkout?.consumerRights;',
  ])('is found: %s', (source) => expect(usesSection(source, 'consumer-rights')).toBe(true));

  it.each([
    'const { returnDays } = useStoreConfig().limits;',
    'const { consumerRightsText } = useStoreConfig();',
    'const { consumerRights } = props;',
    'const config = useStoreConfig();\n  return rights.consumerRights;',
  ])('is not found in %s', (source) => expect(usesSection(source, 'consumer-rights')).toBe(false));

  it('is found by the name that the contract declares for the place', () => {
    const names = sliceNamesIn(
      "sectionContract(schema, { as: { page: 'limits', checkout: 'maximum' } })",
      'shopping-limits',
    );
    expect(usesSlice('useStoreConfig().limits', 'shopping-limits', names)).toBe(true);
    expect(usesSlice('useCheckoutConfig()?.maximum', 'shopping-limits', names)).toBe(true);
    expect(usesSlice('useCheckoutConfig()?.limits', 'shopping-limits', names)).toBe(false);
  });

  it('is found by a name that the page config computes', () => {
    expect(usesSection('const { slugs } = useStoreConfig();', 'page-slugs')).toBe(true);
  });
});

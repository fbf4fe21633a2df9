import { describe, expect, it } from '@jest/globals';
import { seedRows } from '@manifold/config-seeds/rows';
import { localeSectionSchemas, storeSectionSchemas } from '@manifold/domain/store-document/contract';
import { LOCALE_SECTION_KEYS, SECTION_KEYS } from '@manifold/domain/store-document/sections';
import { SECTIONS, sectionOf } from './registry.js';

const schemas: Readonly<Record<string, { readonly shape: object }>> = {
  ...storeSectionSchemas,
  ...localeSectionSchemas,
};

describe('the sections of the config', () => {
  it('are each registered under their own key, with one value per store or per locale as domain lists them', () => {
    expect(SECTIONS.map(({ key }) => key)).toEqual([...SECTION_KEYS]);
    const perLocale = SECTIONS.filter(({ scope }) => scope === 'locale').map(({ key }) => key);
    expect(perLocale).toEqual([...LOCALE_SECTION_KEYS]);
  });

  it.each(SECTIONS)('$key has rows in the seeds, so that every store has a value from the first start', ({ key }) => {
    expect(seedRows().filter(({ section }) => section === key)).not.toEqual([]);
  });

  it.each(SECTIONS)('$key has a label and a help text for every field in English and German', (section) => {
    const { key, label, help, fields } = section;
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(schemas[key]?.shape ?? {}).sort());
    const texts = [label, help, ...fields.flatMap((field) => [field.label, field.help])];
    for (const { en, de } of texts) expect([en, de].every((text) => text.trim().length > 1)).toBe(true);
    expect(help.de).not.toBe(help.en);
  });

  it.each(SECTIONS)('$key declares the kind of each amount, so that every limit is tested', (section) => {
    const amounts = section.fields.map(({ name }) => name).filter((name) => name.endsWith('CentAmount'));
    expect(Object.keys(section.amounts).sort()).toEqual(amounts.sort());
  });

  it('have different names in each language', () => {
    for (const language of ['en', 'de'] as const) {
      const names = SECTIONS.map(({ label }) => label[language]);
      expect([...new Set(names)]).toEqual(names);
    }
  });

  it.each(SECTIONS)('$key accepts every row of the seeds, which use only its layers', ({ key, rowSchema, layers }) => {
    for (const { value, layer } of seedRows().filter(({ section }) => section === key)) {
      expect(rowSchema.safeParse(value).error).toBeUndefined();
      expect(layers).toContain(layer);
    }
  });

  it.each(SECTIONS)('$key refuses a row without fields, and one with an unknown field', ({ rowSchema }) => {
    expect(rowSchema.safeParse({}).success).toBe(false);
    expect(rowSchema.safeParse({ unknownField: 1 }).success).toBe(false);
  });

  it('let support edit only the support form', () => {
    expect(SECTIONS.filter(({ editableBy }) => editableBy.includes('support')).map(({ key }) => key)).toEqual([
      'support-webform',
    ]);
  });

  it('are not found by the name of an object property', () => {
    expect(sectionOf('__proto__')).toBeUndefined();
  });
});

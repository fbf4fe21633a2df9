import { describe, expect, it } from '@jest/globals';
import { seedRows } from '@manifold/config-seeds/rows';
import { localeSectionSchemas, storeSectionSchemas } from '@manifold/domain/store-document/contract';
import { LOCALE_SECTION_KEYS, SECTION_KEYS } from '@manifold/domain/store-document/section-keys';
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

  it.each(SECTIONS)('$key names every field of its value in English and German, with a help', (section) => {
    const { key, label, help, fields } = section;
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(schemas[key]?.shape ?? {}).sort());
    const texts = [label, help, ...fields.flatMap((field) => [field.label, field.help])];
    for (const { en, de } of texts) expect([en, de].every((text) => text.trim().length > 1)).toBe(true);
    expect(help.de).not.toBe(help.en);
  });

  it.each(SECTIONS)('$key says of each of its amounts what it is, so that no limit goes untried', (section) => {
    const amounts = section.fields.map(({ name }) => name).filter((name) => name.endsWith('CentAmount'));
    expect(Object.keys(section.amounts).sort()).toEqual(amounts.sort());
  });

  it('are called differently, in each language', () => {
    for (const language of ['en', 'de'] as const) {
      const names = SECTIONS.map(({ label }) => label[language]);
      expect([...new Set(names)]).toEqual(names);
    }
  });

  it.each(SECTIONS)('$key takes every row of the seeds, and on no other layers', ({ key, rowSchema, layers }) => {
    for (const { value, layer } of seedRows().filter(({ section }) => section === key)) {
      expect(rowSchema.safeParse(value).error).toBeUndefined();
      expect(layers).toContain(layer);
    }
  });

  it.each(SECTIONS)(
    '$key refuses a row that says nothing, and one with a field that it does not have',
    ({ rowSchema }) => {
      expect(rowSchema.safeParse({}).success).toBe(false);
      expect(rowSchema.safeParse({ nothingOfTheSort: 1 }).success).toBe(false);
    },
  );

  it('leave the support form to support, and nothing else', () => {
    expect(SECTIONS.filter(({ editableBy }) => editableBy.includes('support')).map(({ key }) => key)).toEqual([
      'support-webform',
    ]);
  });

  it('are not found by a name that is none', () => {
    expect(sectionOf('__proto__')).toBeUndefined();
  });
});

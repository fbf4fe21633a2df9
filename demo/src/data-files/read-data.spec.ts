import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { entryOf, keyOf, keySchema, readData } from './read-data.js';
import { familiesSchema } from '../catalogue/family.js';
import { localizedText } from '../terms/language.js';

const folder = new URL('../../data/', import.meta.url);
const groups: Readonly<Record<string, Record<string, string>>> = JSON.parse(
  readFileSync(new URL('terms/groups.json', folder), 'utf8'),
);
const cooling: readonly Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL('families/cooling.json', folder), 'utf8'),
);

describe('a data file of the demo', () => {
  it('is refused with its name and the field if a language is missing', () => {
    const schema = z.record(keySchema, z.looseObject({ tlh: z.string() }));
    expect(() => readData('terms/groups', schema)).toThrow(/^demo\/data\/terms\/groups\.json: cooking\.tlh: /);
  });

  it.each([
    ['a language is missing', { ...groups['cooking'], sl: undefined }],
    ['a language is unknown', { ...groups['cooking'], tlh: 'vut' }],
    ['a text is empty', { ...groups['cooking'], de: '' }],
    ['a text is longer than a paragraph', { ...groups['cooking'], de: 'x'.repeat(1001) }],
  ])('is refused if %s', (_fault, text) => {
    expect(z.safeParse(localizedText, groups['cooking']).success).toBe(true);
    expect(z.safeParse(localizedText, text).success).toBe(false);
  });

  it.each([
    ['has a field that nobody knows', { colour: 'red' }],
    ['names a feature that has no text', { features: ['flies'] }],
    ['stands in a group that has no name', { group: 'nowhere' }],
    ['has an adjective without forms', { adjective: 'shiny' }],
    ['has no model', { models: [] }],
  ])('is refused if a family %s', (_fault, change) => {
    const [family] = cooling;
    expect(z.safeParse(familiesSchema, [family]).success).toBe(true);
    expect(z.safeParse(familiesSchema, [{ ...family, ...change }]).success).toBe(false);
  });

  it('is read by the generator, so that no data file is unused', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    const sourceFolder = new URL('../', import.meta.url);
    const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .map((name) => readFileSync(new URL(name, sourceFolder), 'utf8'))
      .join('\n');
    const families = files.filter((name) => name.startsWith('families/'));
    const unread = files.filter((name) => !sources.includes(`'${name.replace('.json', '')}'`));
    expect(unread.sort()).toEqual(families.sort()); // read by their department
  });
});

describe('an entry of a table', () => {
  it('is found by its key; an unknown key is refused by name', () => {
    expect(entryOf({ fryer: 1 }, 'fryer')).toBe(1);
    expect(() => entryOf({ fryer: 1 }, 'grill')).toThrow('"grill" is none of fryer.');
    expect(z.safeParse(keyOf({ fryer: 1 }), 'grill').success).toBe(false);
  });
});

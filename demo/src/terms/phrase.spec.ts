import { describe, expect, it } from '@jest/globals';
import { familyOf, families } from '../catalogue/families.js';
import { adjectives } from './vocabulary.js';
import { languages } from './language.js';
import { agreeingForm, categoryPhrase, productPhrase } from './phrase.js';

const { noun: fryer } = familyOf('fryer');
const { noun: benchScale } = familyOf('bench-scale');
const { noun: palletTruck } = familyOf('pallet-truck');
const { noun: weldingInverter } = familyOf('welding-inverter');

describe('the name of a machine', () => {
  it.each([
    ['de', 'Elektrische Fritteuse'],
    ['fr', 'Friteuse électrique'],
    ['it', 'Friggitrice elettrica'],
    ['en', 'Electric deep fryer'],
    ['bg', 'Електрически фритюрник'],
    ['el', 'Ηλεκτρική φριτέζα'],
    ['pl', 'Frytownica elektryczna'],
    ['sl', 'Električni cvrtnik'],
  ] as const)('agrees in gender and stands in the right order in %s', (language, name) => {
    expect(productPhrase(fryer, 'electric', language)).toBe(name);
  });

  it.each([
    ['de', 'Digitales Inverter-Schweißgerät'],
    ['nl', 'Digitaal inverter-lasapparaat'],
    ['sv', 'Digital invertersvets'],
    ['pl', 'Cyfrowa spawarka inwertorowa'],
    ['nb', 'Digitalt invertersveiseapparat'],
  ] as const)('knows neuters and longer nouns in %s', (language, name) => {
    expect(productPhrase(weldingInverter, 'digital', language)).toBe(name);
  });

  it('is a plural in languages that have no singular for it', () => {
    expect(productPhrase(benchScale, 'digital', 'lt')).toBe('Skaitmeninės stalinės svarstyklės');
  });

  it('may have no adjective', () => {
    expect(productPhrase(palletTruck, undefined, 'cs')).toBe('Paletový vozík');
  });

  it('is a plural as the name of a category', () => {
    expect(categoryPhrase(fryer, 'de')).toBe('Fritteusen');
    expect(categoryPhrase(benchScale, 'fi')).toBe('Pöytävaa’at');
  });

  it.each(languages)('has a form of every adjective for every noun in %s', (language) => {
    for (const name of Object.keys(adjectives))
      for (const { noun } of families) expect(agreeingForm(name, language, noun[language][0])).not.toBe('');
  });
});

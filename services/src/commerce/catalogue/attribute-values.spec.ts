import { describe, expect, it } from '@jest/globals';
import {
  attributeText,
  attributeTexts,
  energyOf,
  faqOf,
  isForSale,
  keyFactsOf,
  productIdsOf,
  tagsOf,
  techDetailsOf,
} from './attribute-values.js';

const languages = ['de-AT', 'de', 'en'];
const detail = (key: string, de: string) => [
  { name: 'key', value: key },
  { name: 'value', value: { de, en: `${de} in English` } },
];

describe('the attributes of a product', () => {
  it('are read in the first available language', () => {
    expect(attributeText({ colour: { en: 'red', de: 'rot' } }, 'colour', languages)).toBe('rot');
    expect(attributeText({ colour: { en: 'red' } }, 'colour', languages)).toBe('red');
    expect(attributeText({ colour: { sk: 'červená' } }, 'colour', languages)).toBeNull();
  });

  it('are shown with the label of an enum value', () => {
    expect(attributeText({ c: { key: 'a', label: { de: 'Klasse A' } } }, 'c', languages)).toBe('Klasse A');
    expect(attributeText({ c: { key: 'a', label: 'A' } }, 'c', languages)).toBe('A');
  });

  it('offer it everywhere unless they exclude the sale or the store’s locales', () => {
    expect(isForSale({}, ['fr-BE'])).toBe(true);
    expect(isForSale({ eligibleForSelling: false, enabledOnMarket: ['fr-BE'] }, ['fr-BE'])).toBe(false);
    expect(isForSale({ enabledOnMarket: ['nl-BE', 'de-DE'] }, ['fr-BE', 'nl-BE'])).toBe(true);
    expect(isForSale({ enabledOnMarket: ['nl-BE', 'de-DE'] }, ['en-GB'])).toBe(false);
    expect(isForSale({ enabledOnMarket: [] }, ['en-GB'])).toBe(false);
  });

  it('keep the order of sets in the catalogue', () => {
    expect(attributeTexts({ highlights: [{ de: 'eins' }, { de: 'zwei' }] }, 'highlights', languages)).toEqual([
      'eins',
      'zwei',
    ]);
  });

  it('have technical details as rows, with the key facts on the card', () => {
    const techDetails = [detail('brand', 'msw'), detail('weight', '12 kg'), detail('power', '2000 W')];
    expect(techDetailsOf({ techDetails }, languages)).toContainEqual({ key: 'weight', value: '12 kg' });
    expect(keyFactsOf({ techDetails }, languages)).toEqual([
      { key: 'power', value: '2000 W' },
      { key: 'weight', value: '12 kg' },
    ]);
  });

  it('have questions with answers, without unanswered ones', () => {
    const entry = (question: object, answer?: object) => [
      { name: 'question', value: question },
      { name: 'answer', value: answer },
    ];
    const faq = [entry({ de: 'Wie?' }, { de: 'So.' }), entry({ de: 'Warum?' }), entry({ sk: 'Ako?' }, { de: 'So.' })];
    expect(faqOf({ faq }, languages)).toEqual([{ question: 'Wie?', answer: 'So.' }]);
  });

  it('refer to other products by their ids, and to nothing else', () => {
    const relatedAccessories = [
      { typeId: 'product', id: 'basket' },
      { typeId: 'category', id: 'fryers' },
      'whisk',
      null,
    ];
    expect(productIdsOf({ relatedAccessories }, 'relatedAccessories')).toEqual(['basket']);
    expect(productIdsOf({}, 'relatedAccessories')).toEqual([]);
  });

  it('have an energy class only together with icon, label and data sheet', () => {
    const rating = [
      { name: 'iconUrl', value: '/c.svg' },
      { name: 'class', value: 'C' },
    ];
    const label = [
      { name: 'labelUrl', value: '/label.svg' },
      { name: 'rating', value: rating },
    ];
    const sheet = { name: 'ficheUrl', value: { de: '/de.html' } };
    expect(energyOf({ energyLabel: [...label, sheet] }, languages)).toEqual({
      class: 'C',
      iconUrl: '/c.svg',
      labelUrl: '/label.svg',
      ficheUrl: '/de.html',
    });
    expect(energyOf({ energyLabel: label }, languages)).toBeNull();
  });

  it('have only known tags', () => {
    expect(tagsOf({ tags: ['topRated', 'secret', { key: 'new' }] })).toEqual(['new', 'topRated']);
  });

  it.each([undefined, null, 7, 'text', {}, [], [null, 1]])('are empty if the catalogue has %j', (value) => {
    expect(techDetailsOf({ techDetails: value }, languages)).toEqual([]);
    expect(faqOf({ faq: value }, languages)).toEqual([]);
    expect(energyOf({ energyLabel: value }, languages)).toBeNull();
    expect(tagsOf({ tags: value })).toEqual([]);
  });
});

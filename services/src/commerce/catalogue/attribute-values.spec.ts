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

describe('what a product says of itself', () => {
  it('is read in the first language that has it', () => {
    expect(attributeText({ colour: { en: 'red', de: 'rot' } }, 'colour', languages)).toBe('rot');
    expect(attributeText({ colour: { en: 'red' } }, 'colour', languages)).toBe('red');
    expect(attributeText({ colour: { sk: 'červená' } }, 'colour', languages)).toBeNull();
  });

  it('is a label where it is a value of an enumeration', () => {
    expect(attributeText({ c: { key: 'a', label: { de: 'Klasse A' } } }, 'c', languages)).toBe('Klasse A');
    expect(attributeText({ c: { key: 'a', label: 'A' } }, 'c', languages)).toBe('A');
  });

  it('is offered unless it says otherwise, to all or to a store of other locales', () => {
    expect(isForSale({}, ['fr-BE'])).toBe(true);
    expect(isForSale({ eligibleForSelling: false, enabledOnMarket: ['fr-BE'] }, ['fr-BE'])).toBe(false);
    expect(isForSale({ enabledOnMarket: ['nl-BE', 'de-DE'] }, ['fr-BE', 'nl-BE'])).toBe(true);
    expect(isForSale({ enabledOnMarket: ['nl-BE', 'de-DE'] }, ['en-GB'])).toBe(false);
    expect(isForSale({ enabledOnMarket: [] }, ['en-GB'])).toBe(false);
  });

  it('comes as a list in the order of the catalogue', () => {
    expect(attributeTexts({ highlights: [{ de: 'eins' }, { de: 'zwei' }] }, 'highlights', languages)).toEqual([
      'eins',
      'zwei',
    ]);
  });

  it('has its technical details as rows, and the most telling on the card', () => {
    const techDetails = [detail('brand', 'msw'), detail('weight', '12 kg'), detail('power', '2000 W')];
    expect(techDetailsOf({ techDetails }, languages)).toContainEqual({ key: 'weight', value: '12 kg' });
    expect(keyFactsOf({ techDetails }, languages)).toEqual([
      { key: 'power', value: '2000 W' },
      { key: 'weight', value: '12 kg' },
    ]);
  });

  it('has questions with their answers, and none that nobody answered', () => {
    const entry = (question: object, answer?: object) => [
      { name: 'question', value: question },
      { name: 'answer', value: answer },
    ];
    const faq = [entry({ de: 'Wie?' }, { de: 'So.' }), entry({ de: 'Warum?' }), entry({ sk: 'Ako?' }, { de: 'So.' })];
    expect(faqOf({ faq }, languages)).toEqual([{ question: 'Wie?', answer: 'So.' }]);
  });

  it('refers to other products by their ids, and to nothing else', () => {
    const relatedAccessories = [
      { typeId: 'product', id: 'basket' },
      { typeId: 'category', id: 'fryers' },
      'whisk',
      null,
    ];
    expect(productIdsOf({ relatedAccessories }, 'relatedAccessories')).toEqual(['basket']);
    expect(productIdsOf({}, 'relatedAccessories')).toEqual([]);
  });

  it('has an energy class only together with its arrow, its label and its sheet', () => {
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

  it('keeps the tags that the shop knows', () => {
    expect(tagsOf({ tags: ['topRated', 'secret', { key: 'new' }] })).toEqual(['new', 'topRated']);
  });

  it.each([undefined, null, 7, 'text', {}, [], [null, 1]])('is nothing when the catalogue holds %j', (value) => {
    expect(techDetailsOf({ techDetails: value }, languages)).toEqual([]);
    expect(faqOf({ faq: value }, languages)).toEqual([]);
    expect(energyOf({ energyLabel: value }, languages)).toBeNull();
    expect(tagsOf({ tags: value })).toEqual([]);
  });
});

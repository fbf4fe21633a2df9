import { describe, expect, it } from '@jest/globals';
import { firstLanguage } from './words.js';

describe('the initial language of the console', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['sk-SK', 'de', 'en-US'], 'de'],
    [['en-US', 'de'], 'en'],
    [['DE'], 'de'],
    [['sk-SK', 'cs'], 'en'],
    [['den'], 'en'],
    [[], 'en'],
  ])('for the browser languages %j is %s', (wanted, language) => {
    expect(firstLanguage(wanted)).toBe(language);
  });
});

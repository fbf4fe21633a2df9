import { describe, expect, it } from '@jest/globals';
import { supportFormWords } from './all.js';

const LANGUAGES = 'bg cs da de el en es fi fr hr hu it lt nb nl pl pt ro sk sl sv'.split(' ');

describe('the texts of the support form', () => {
  it.each(LANGUAGES)('in %s name every field differently and differ from other languages', (language) => {
    const words = supportFormWords(language);
    const names = Object.values(words.fields);
    expect(new Set(names).size).toBe(names.length);
    if (language !== 'en') expect(words.problems.required).not.toBe(supportFormWords('en').problems.required);
  });

  it('are English for an unknown language', () => {
    expect(supportFormWords('xx')).toBe(supportFormWords('en'));
  });
});

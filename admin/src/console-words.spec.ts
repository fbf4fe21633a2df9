import { describe, expect, it } from '@jest/globals';
import { consoleWords } from './console-words.js';
import { flat, placeholders } from './shared/words/words.js';

describe('the texts of the console', () => {
  const english = flat(consoleWords('en'));
  const german = new Map(flat(consoleWords('de')));

  it('exist in German and English', () => {
    expect([...german.keys()].sort()).toEqual(english.map(([name]) => name).sort());
  });

  it.each(english)('%s has the same placeholders in both languages', (name, text) => {
    const translated = german.get(name) ?? '';
    expect(translated.trim()).not.toBe('');
    expect(placeholders(translated)).toEqual(placeholders(text));
    expect(translated.split('||||')).toHaveLength(text.split('||||').length);
  });
});

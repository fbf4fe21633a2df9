import { describe, expect, it } from '@jest/globals';
import { consoleWords } from './console-words.js';
import type { WordTree } from './shared/words/words.js';

/** Every text by its whole name. */
function flat(tree: WordTree, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, words]) => {
    const path = above === '' ? name : `${above}.${name}`;
    return typeof words === 'string' ? [[path, words] as [string, string]] : flat(words, path);
  });
}

const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe('the texts of the console', () => {
  const english = flat(consoleWords('en'));
  const german = new Map(flat(consoleWords('de')));

  it('are there in German as in English', () => {
    expect([...german.keys()].sort()).toEqual(english.map(([name]) => name).sort());
  });

  it.each(english)('%s says the same values in both languages', (name, text) => {
    const translated = german.get(name) ?? '';
    expect(translated.trim()).not.toBe('');
    expect(placeholders(translated)).toEqual(placeholders(text));
    expect(translated.split('||||')).toHaveLength(text.split('||||').length);
  });
});

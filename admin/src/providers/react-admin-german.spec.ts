import { describe, expect, it } from '@jest/globals';
import englishMessages from 'ra-language-english';
import { flat, placeholders, type WordTree } from '../language/words.js';
import { germanMessages } from './react-admin-german.js';

/** `field_lower_first` is for English only: German nouns keep their capital. */
const placeholdersOf = (text: string): string[] => placeholders(text.replace('field_lower_first', 'field'));

/** Messages that contain the record's name in English but not in German. */
const WITHOUT_NAME = /^ra\.(message\.(bulk_)?delete_content|navigation\.no_(filtered_)?results)$/;

describe('the texts of react-admin in German', () => {
  const english = flat(englishMessages as WordTree);
  const german = new Map(flat(germanMessages as WordTree));

  it('are complete', () => {
    expect([...german.keys()].sort()).toEqual(english.map(([name]) => name).sort());
  });

  it.each(english)('%s has the same placeholders', (name, text) => {
    const translated = german.get(name) ?? '';
    const known = placeholdersOf(text).filter((value) => !(WITHOUT_NAME.test(name) && value === '%{name}'));
    expect(placeholdersOf(translated).filter((value) => !placeholdersOf(text).includes(value))).toEqual([]);
    expect(known.filter((value) => !translated.includes(value))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { knownPasswordText } from './known-password-text.js';

const LANGUAGES = 'bg cs da de el en es fi fr hr hu it lt nb nl pl pt ro sk sl sv'.split(' ');

describe('the message about a common password', () => {
  it('differs in every language of the shops', () => {
    expect(new Set(LANGUAGES.map(knownPasswordText)).size).toBe(LANGUAGES.length);
  });

  it('falls back to English', () => {
    expect(knownPasswordText('xx')).toBe(knownPasswordText('en'));
  });
});

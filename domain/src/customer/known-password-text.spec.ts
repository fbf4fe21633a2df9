import { describe, expect, it } from '@jest/globals';
import { knownPasswordText } from './known-password-text.js';

const LANGUAGES = 'bg cs da de el en es fi fr hr hu it lt nb nl pl pt ro sk sl sv'.split(' ');

describe('what a customer is told of a password that is guessed first', () => {
  it('is said differently in every language of the shops', () => {
    expect(new Set(LANGUAGES.map(knownPasswordText)).size).toBe(LANGUAGES.length);
  });

  it('is English for a language that has no text', () => {
    expect(knownPasswordText('xx')).toBe(knownPasswordText('en'));
  });
});

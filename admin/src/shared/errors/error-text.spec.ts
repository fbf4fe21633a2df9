import { describe, expect, it } from '@jest/globals';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { consoleWords } from '../../console-words.js';
import { ApiError } from '../../providers/api.js';
import { errorMessageId, errorText } from './error-text.js';

const { translate } = polyglotI18nProvider(() => ({ ...englishMessages, console: consoleWords('en') }), 'en');

function tooMany(seconds?: number): ApiError {
  const details = seconds === undefined ? {} : { details: { seconds } };
  return new ApiError(429, 'too-many-attempts', { code: 'too-many-attempts', message: '', ...details });
}

describe('the text of an error', () => {
  it.each([
    [45, 'in 45 seconds'],
    [60, 'in 60 seconds'],
    [61, 'in 2 minutes'],
    [900, 'in 15 minutes'],
    [undefined, 'Wait a while'],
  ])('names the time to wait: %s', (seconds, words) => {
    expect(errorText(tooMany(seconds), translate)).toContain(words);
  });

  it.each(['backend-unavailable', 'unprocessable-entity'] as const)(
    'of %s names no cause that may be wrong',
    (code) => {
      expect(errorText(new ApiError(0, code), translate)).not.toMatch(/database|warning/i);
    },
  );

  it('names the missing right', () => {
    const body = { code: 'not-allowed', message: '', details: { reason: 'store-not-granted' } } as const;
    expect(errorText(new ApiError(403, 'not-allowed', body), translate)).toContain('no right to change this store');
    expect(errorText(new ApiError(403, 'not-allowed'), translate)).toBe('Your role may not do this.');
  });
});

describe('the id of the text about an error', () => {
  it('explains what the payment provider refuses at the order desk', () => {
    expect(errorMessageId(new ApiError(422, 'payment-method-refused'))).toBe('console.error.payment-method-refused');
  });

  it('is that of a fault if the code has no text in the console', () => {
    expect(errorMessageId(new ApiError(400, 'cart-empty'))).toBe('console.error.internal');
    expect(errorMessageId(new TypeError('x is undefined'))).toBe('console.error.internal');
  });
});

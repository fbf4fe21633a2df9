import { describe, expect, it } from '@jest/globals';
import { shopErrorCodes } from '@manifold/domain/shop-error/contract';
import { consoleWords } from './console-words.js';
import { flat, placeholders } from './language/words.js';

/** Answers to shoppers only. */
const OF_THE_SHOP = new Set([
  ...['cart-not-found', 'cart-reset', 'cart-empty', 'cart-frozen', 'product-not-found', 'out-of-stock'],
  ...['maximum-quantity', 'email-missing', 'address-missing', 'postal-code-billing', 'postal-code-shipping'],
  ...['discount-code-not-applicable', 'malformed-price', 'creating-order-failed'],
  'unknown-middleware',
]);

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

  it.each(shopErrorCodes.filter((code) => !OF_THE_SHOP.has(code)))('explain the error %s', (code) => {
    expect(german.has(`error.${code}`)).toBe(true);
  });
});

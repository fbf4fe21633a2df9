import { describe, expect, it } from '@jest/globals';
import { shopErrorCodes } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { failureOf } from './failure.js';

const messageOf = (error: ShopError): string => failureOf(error).body.error.message;

describe('the answer to a failure', () => {
  it.each(shopErrorCodes)('has a message for %s', (code) => {
    expect(messageOf(new ShopError(code))).toMatch(/^[A-Z][^_]* [^_]+$/);
  });

  //  code | the specification's words (core §5, §8)
  it.each([
    ['cart-not-found', 'Cart not found'],
    ['maximum-quantity', 'You have reached the maximum quantity'],
    ['postal-code-billing', 'Postal code is incorrect in billing address'],
    ['unknown-middleware', 'Unknown middleware'],
  ] as const)('has the words of the specification: %s', (code, message) => {
    expect(messageOf(new ShopError(code))).toBe(message);
  });

  it('prefers the message of the error', () => {
    expect(messageOf(new ShopError('not-found', { message: 'There is no such address in the book' }))).toBe(
      'There is no such address in the book',
    );
  });
});

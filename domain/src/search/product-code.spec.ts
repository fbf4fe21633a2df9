import { describe, expect, it } from '@jest/globals';
import { codesInWords, codesOf, compactCode, mayBeCode, mayBeginCode } from './product-code.js';
import { typedWords } from './words.js';

describe('the code of a product', () => {
  it.each(['RCEF-10DH', 'rcef 10dh', 'rcef10dh', 'RCEF 10 DH'])('is the same in every spelling: %s', (text) => {
    expect(compactCode(text)).toBe('rcef10dh');
  });

  it("is its SKU, the SKU's digits, its EAN or its model number", () => {
    const product = { sku: 'EX10010002', ean: '2900100100021', model: 'RCEF-10DH' };
    expect(codesOf(product)).toEqual(['ex10010002', '10010002', '2900100100021', 'rcef10dh']);
  });

  it.each([
    ['EX1001', true],
    ['29001001', true],
    ['RCEF-1', true],
    // A quantity is not the start of a code.
    ['4000', false],
    ['kompressor 50', false],
    ['fritteuse', false],
  ])('may begin with %s: %s', (text, expected) => {
    expect(mayBeginCode(text)).toBe(expected);
  });

  it('is not searched for in words without digits or hyphens', () => {
    expect([mayBeCode('fritteuse'), mayBeCode('phy-bc-liverpool'), mayBeCode('x1')]).toEqual([false, true, false]);
  });

  it('is recognised among other words', () => {
    const found = codesInWords(typedWords('Fritteuse RCEF 10DH'));
    expect(found).toContainEqual({ code: 'rcef10dh', from: 1, length: 3 });
  });
});

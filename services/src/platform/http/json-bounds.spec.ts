import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { exceededBound } from './json-bounds.js';

const BOUNDS = { depth: 4, values: 12 };
const exceeded = (json: string) => exceededBound(Buffer.from(json), BOUNDS);

describe('a JSON body', () => {
  it.each([
    ['an order', '{"cartId":"c","version":3,"note":null}'],
    ['a text with brackets and commas in it', `"${'[{,'.repeat(50)}"`],
    ['a text with escaped quotes', `{"name":"${String.raw`\"[[[[[[\\`}"}`],
    ['lists as deep as allowed', '[[[[]]]]'],
    ['as many values as allowed', '[1,2,3,4,5,6,7,8,9,10,11]'],
    ['many short lists', '[[[1]],[[2]],[[3]]]'],
  ])('is read: %s', (_what, json) => {
    expect(exceeded(json)).toBeUndefined();
  });

  it.each([
    ['depth', '[[[[[]]]]]'],
    ['depth', '{"a":{"a":{"a":{"a":{}}}}}'],
    ['depth', '['.repeat(250_000)],
    ['values', '[1,2,3,4,5,6,7,8,9,10,11,12]'],
    ['values', `{${Array.from({ length: 13 }, (_, name) => `"${name}":0`).join()}}`],
    ['values', `[${'{},'.repeat(100_000)}{}]`],
  ])('is refused for its %s', (bound, json) => {
    expect(exceeded(json)).toBe(bound);
  });

  it('is measured correctly whatever its strings contain', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }), (texts) => {
        expect(exceeded(JSON.stringify(texts))).toBe(texts.length > 11 ? 'values' : undefined);
      }),
    );
  });
});

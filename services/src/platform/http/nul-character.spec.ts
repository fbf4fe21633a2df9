import { describe, expect, it } from '@jest/globals';
import { placeOfNul } from './nul-character.js';

/** Lists within lists, with a text in the innermost. */
function nested(depth: number, text: string): unknown {
  let value: unknown = text;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

describe('a body with NUL in it', () => {
  it.each<[string, unknown, string]>([
    ['alone', '\u0000', ''],
    ['in a field', { cartId: 'a\u0000b' }, 'cartId'],
    ['in a list of addresses', [{ city: 'Žilina' }, { city: 'Žilina\u0000' }], '1.city'],
    ['in a name', { address: { 'city\u0000': 1 } }, 'address.city'],
  ])('is found when it is %s', (_where, body, place) => {
    expect(placeOfNul(body)).toBe(place);
  });

  it('is found deeper than any stack', () => {
    expect(placeOfNul(nested(100_000, '\u0000'))).toMatch(/^0\.0\./);
  });

  it.each<[string, unknown]>([
    ['an order', { cartId: 'cart', version: 3, agreedToSendEmail: true, note: null }],
    ['nothing', undefined],
    ['a text with a line break', 'one\ntwo'],
    ['a deep list', nested(100_000, 'text')],
  ])('is not %s', (_what, body) => {
    expect(placeOfNul(body)).toBeUndefined();
  });
});

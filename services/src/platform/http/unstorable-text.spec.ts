import { describe, expect, it } from '@jest/globals';
import { unstorableText } from './unstorable-text.js';

/** Returns nested lists with a text in the innermost. */
function nested(depth: number, text: string): unknown {
  let value: unknown = text;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

describe('text that the database cannot store', () => {
  it.each<[string, unknown, string]>([
    ['alone', '\u0000', ''],
    ['in a field', { cartId: 'a\u0000b' }, 'cartId'],
    ['in a list of addresses', [{ city: 'Žilina' }, { city: 'Žilina\u0000' }], '1.city'],
    ['in a name', { address: { 'city\u0000': 1 } }, 'address.city'],
  ])('is found if NUL is %s', (_where, body, field) => {
    expect(unstorableText(body)).toEqual({ field, reason: 'NUL' });
  });

  it.each<[string, unknown, string]>([
    ['alone', '\ud83d', ''],
    ['the first half, in a field', { city: 'Žilina \ud83d' }, 'city'],
    ['the second half, in a list of addresses', [{ city: 'Žilina' }, { department: 'x\udfff' }], '1.department'],
    ['in a name', { address: { 'city\udfff': 1 } }, 'address.city'],
  ])('is found if half a character is %s', (_where, body, field) => {
    expect(unstorableText(body)).toEqual({ field, reason: 'half-character' });
  });

  it('is found in a body that is nested deeper than the call stack', () => {
    expect(unstorableText(nested(100_000, '\u0000'))?.field).toMatch(/^0\.0\./);
  });

  it.each<[string, unknown]>([
    ['an order', { cartId: 'cart', version: 3, agreedToSendEmail: true, note: null }],
    ['nothing', undefined],
    ['a text with a line break', 'one\ntwo'],
    ['a text with a whole character of two halves', 'Grill \u{1F525}'],
    ['a deep list', nested(100_000, 'text')],
  ])('is not %s', (_what, body) => {
    expect(unstorableText(body)).toBeUndefined();
  });
});

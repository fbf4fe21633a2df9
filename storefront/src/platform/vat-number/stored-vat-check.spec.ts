import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import { reopenedCheck } from './stored-vat-check.js';

const format = {
  prefix: 'SK',
  placeholder: '4030000007',
  cleaning: 'digits',
  minimumLength: 2,
  keptLength: null,
  register: 'evatr-rest',
  taxId: null,
} as const;
const gross = { id: 'cart', grossBeforeNet: null };
const stored = { cartId: 'cart', number: '4000000201', result: 'not-valid' } as const;

describe('the VAT number of a shopper who comes back to the addresses', () => {
  it('shows the success of a cart with net prices', () => {
    const net = { id: 'cart', grossBeforeNet: money(12_300, 'EUR') };
    expect(reopenedCheck(net, 'SK4030000007', { format, stored: undefined })).toEqual({
      status: 'done',
      number: '4030000007',
      result: 'net',
    });
  });

  it('shows the last result of the same number', () => {
    expect(reopenedCheck(gross, '4000000201', { format, stored })).toMatchObject({ result: 'not-valid' });
  });

  it.each([
    ['another number', '4030000007', stored],
    ['another cart', '4000000201', { ...stored, cartId: 'other' }],
    ['net prices that the cart has lost', '4000000201', { ...stored, result: 'net' } as const],
    ['an empty field', '', stored],
  ])('is checked again for %s', (_title, typed, before) => {
    expect(reopenedCheck(gross, typed, { format, stored: before })).toEqual({ status: 'idle' });
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
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
const gross = { id: 'cart', grossBeforeNet: null, billingAddress: null };
const net = { ...gross, grossBeforeNet: money(12_300, 'EUR') };
const netFor = (vatNumber: string) => ({ ...net, billingAddress: { vatNumber } as Cart['billingAddress'] });
const stored = { cartId: 'cart', number: '4000000201', result: 'not-valid' } as const;

describe('the VAT number of a shopper who comes back to the addresses', () => {
  it('shows the success of a cart with net prices', () => {
    expect(reopenedCheck(netFor('SK4030000007'), 'SK4030000007', { format, stored: undefined })).toEqual({
      status: 'done',
      number: '4030000007',
      result: 'net',
    });
  });

  it('shows the success of a number that was checked before the cart has it', () => {
    const before = { ...stored, number: '4030000007', result: 'net' } as const;
    expect(reopenedCheck(net, '4030000007', { format, stored: before })).toMatchObject({ result: 'net' });
  });

  it('is checked again if the net prices are those of another number', () => {
    expect(reopenedCheck(netFor('4030000007'), '4000000201', { format, stored: undefined })).toEqual({
      status: 'idle',
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

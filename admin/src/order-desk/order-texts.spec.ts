import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import { ApiError } from '../providers/api.js';
import { addressLines, moneyState, namedFacts, readableFacts, refusalText } from './order-texts.js';

const sums = (authorised: number, captured: number, refunded: number) => ({
  total: money(5000, 'EUR'),
  authorised: money(authorised, 'EUR'),
  captured: money(captured, 'EUR'),
  refunded: money(refunded, 'EUR'),
  open: money(5000 - captured, 'EUR'),
});

describe('the texts of an order', () => {
  it.each([
    ['cash-on-delivery', sums(0, 0, 0), 'cash'],
    ['bank-transfer', sums(0, 0, 0), 'unpaid'],
    ['online', sums(5000, 0, 0), 'authorised'],
    ['online', sums(5000, 2000, 0), 'partly-paid'],
    ['online', sums(5000, 5000, 0), 'paid'],
    ['online', sums(5000, 5000, 1000), 'partly-refunded'],
    ['online', sums(5000, 5000, 5000), 'refunded'],
  ])('call a %s order with these sums %#: %s', (paymentMethod, amounts, state) => {
    expect(moneyState({ paymentMethod, money: amounts })).toBe(state);
  });

  it('show amounts in the user’s format and other facts unchanged', () => {
    expect(readableFacts({ facts: { amount: '123456 EUR', reference: 'AT-1' } }, 'en-GB')).toEqual({
      amount: '€1,234.56',
      reference: 'AT-1',
    });
  });

  it('do not round an amount, also in a currency that is shown without cents', () => {
    const { amount } = readableFacts({ facts: { amount: '1234567 HUF' } }, 'en-GB');
    expect(amount).toBe('HUF\u00a012,345.67');
  });

  it('name the facts of a checked VAT number', () => {
    const facts = { reference: 'SK4030000007', code: '200', status: 'evatr-0000' };
    expect(namedFacts(facts)).toEqual([
      { key: 'console.orderDesk.facts.status', value: 'evatr-0000' },
      { key: 'console.orderDesk.facts.code', value: '200' },
    ]);
  });

  it('leave out empty lines of an address', () => {
    expect(addressLines({ firstName: 'Eva', lastName: 'Nová', city: 'Wien', postalCode: '1010' })).toEqual([
      'Eva Nová',
      '1010 Wien',
    ]);
  });

  it('name the reason of a refused command, or the error', () => {
    const translate = (id: string) => id;
    const body = { code: 'conflict', message: '', details: { reason: 'request-open' } } as const;
    expect(refusalText(new ApiError(409, 'conflict', body), translate)).toBe('console.orderDesk.refusals.request-open');
    const refused = new ApiError(422, 'payment-method-refused');
    expect(refusalText(refused, translate)).toBe('console.error.payment-method-refused');
  });
});

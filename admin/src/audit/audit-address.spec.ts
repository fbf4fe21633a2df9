import { describe, expect, it } from '@jest/globals';
import { addressOf, NO_WISH, pageOf, queryOf, wishOf } from './audit-address.js';

describe('the address of a search of the audit', () => {
  const wish = { ...NO_WISH, actor: 'otto', text: '90000', from: '2026-11-01', to: '2026-11-21' };

  it('keeps what was asked for, so that it can be sent to somebody else', () => {
    expect(wishOf(addressOf(wish, 3))).toEqual(wish);
    expect(addressOf(wish, 3).toString()).toBe('actor=otto&text=90000&from=2026-11-01&to=2026-11-21&page=3');
    expect(addressOf(NO_WISH).toString()).toBe('');
  });

  it.each([
    ['page=2', 2],
    ['', 1],
    ['page=0', 1],
    ['page=x', 1],
    ['page=1e9', 1],
    ['page=2.5', 1],
  ])('%j is page %d', (address, page) => {
    expect(pageOf(new URLSearchParams(address))).toBe(page);
  });
});

describe('a search of the audit', () => {
  it('counts the last day as a whole, in the calendar of the reader', () => {
    const { from, to } = queryOf({ ...NO_WISH, from: '2026-10-31', to: '2026-10-31' });
    expect(from).toBe(new Date(2026, 9, 31).toISOString());
    expect(to).toBe(new Date(2026, 10, 1).toISOString());
  });

  it('says nothing of what does not matter, nor of a day that is none', () => {
    expect(queryOf({ ...NO_WISH, actor: '  ', from: 'yesterday' })).toEqual({});
  });
});

import { describe, expect, it } from '@jest/globals';
import { toSearchParams, NO_FILTERS, readPage, toQuery, readFilters } from './audit-address.js';

describe('the URL of an audit search', () => {
  const filters = { ...NO_FILTERS, actor: 'otto', text: '90000', from: '2026-11-01', to: '2026-11-21' };

  it('contains all filters, so that it can be shared', () => {
    expect(readFilters(toSearchParams(filters, 3))).toEqual(filters);
    expect(toSearchParams(filters, 3).toString()).toBe('actor=otto&text=90000&from=2026-11-01&to=2026-11-21&page=3');
    expect(toSearchParams(NO_FILTERS).toString()).toBe('');
  });

  it.each([
    ['page=2', 2],
    ['', 1],
    ['page=0', 1],
    ['page=x', 1],
    ['page=1e9', 1],
    ['page=2.5', 1],
  ])('%j is page %d', (address, page) => {
    expect(readPage(new URLSearchParams(address))).toBe(page);
  });
});

describe('an audit search', () => {
  it('includes the whole last day in the time zone of the user', () => {
    const { from, to } = toQuery({ ...NO_FILTERS, from: '2026-10-31', to: '2026-10-31' });
    expect(from).toBe(new Date(2026, 9, 31).toISOString());
    expect(to).toBe(new Date(2026, 10, 1).toISOString());
  });

  it('leaves out empty filters and invalid dates', () => {
    expect(toQuery({ ...NO_FILTERS, actor: '  ', from: 'yesterday' })).toEqual({});
  });
});

import { describe, expect, it } from '@jest/globals';
import { listingPage, listingPageSize, listingSort } from './listing-address.js';

const SIZES = { pageSizes: [12, 24, 36, 48], defaultPageSize: 24 };

describe('the URL of a listing', () => {
  it.each([
    ['2', 2],
    ['399', 399],
    ['400', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e2', 1],
    ['02', 1],
    ['two', 1],
    ['', 1],
    [undefined, 1],
  ])('page %s is page %i', (text, page) => {
    expect(listingPage(text)).toBe(page);
  });

  it.each([
    ['12', 12],
    ['48', 48],
    ['25', 24],
    ['012', 24],
    ['-12', 24],
    ['1000000', 24],
    [undefined, 24],
  ])('%s products to a page are %i', (text, size) => {
    expect(listingPageSize(text, SIZES)).toBe(size);
  });

  it.each([
    ['price-asc', 'price-asc'],
    ['cheapest', 'relevance'],
    ['__proto__', 'relevance'],
    [undefined, 'relevance'],
  ])('sorted by %s is by %s', (text, sort) => {
    expect(listingSort(text)).toBe(sort);
  });
});

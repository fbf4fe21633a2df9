import { describe, expect, it } from '@jest/globals';
import { isFiltered, isRare, pageQuery, searchQuery } from './page-query.js';

const SIZES = { pageSizes: [12, 24, 36, 48], defaultPageSize: 24 };

describe('the query that a page depends on', () => {
  it.each([
    ['', ''],
    ['utm_source=mail&gclid=1', ''],
    ['sort=relevance&page=1&hitsPerPage=24', ''],
    ['sort=price-asc&page=3', 'sort=price-asc&page=3'],
    ['page=0&hitsPerPage=25&sort=cheapest', ''],
    ['page=400', ''],
    ['page=2&page=3', 'page=2'],
    ['tags=bware&tags=new', 'tags=new&tags=bware'],
    ['priceTo=200&brand=msw&tags=nonsense&priceFrom=', 'brand=msw&priceTo=200'],
    ['priceFrom=300&priceTo=200', ''],
    ['onStock=true&campaign=cyber_week&campaign=%22', 'campaign=cyber_week&onStock=true'],
    ['brand=%22%3Cscript%3E', ''],
    ['query=Mixer&category=1', ''],
  ])('of ?%s is ?%s', (given, expected) => {
    expect(pageQuery(given, SIZES)).toBe(expected);
  });

  it.each([
    ['', false, false],
    ['page=3&sort=newest', false, false],
    ['tags=new', true, false],
    ['campaign=black_friday', true, false],
    ['campaign=anything', true, true],
    ['onStock=true', true, true],
    ['tags=new&tags=bware', true, true],
    ['brand=msw', true, true],
    ['priceTo=200', true, true],
    ['query=Mixer', false, true],
    ['category=3f2b', false, true],
  ])('?%s is filtered: %s, rarely requested: %s', (query, filtered, rare) => {
    expect([isFiltered(query), isRare(query, ['black_friday'])]).toEqual([filtered, rare]);
  });
});

describe('the query that a search page depends on', () => {
  it.each([
    ['', ''],
    ['query=+Fleischwolf++22+', 'query=Fleischwolf+22'],
    ['query=%20%20', ''],
    ['query=a&query=b', 'query=a'],
    ['query=K%C3%BChltisch%20%26%20Co', 'query=K%C3%BChltisch+%26+Co'],
    ['page=2&brand=msw&query=x&utm_source=mail', 'query=x&brand=msw&page=2'],
    ['category=3f2b-1&query=x', 'query=x&category=3f2b-1'],
    ['category=%22', ''],
    ['tags=new', 'tags=new'],
    ['sales', 'sales='],
    ['new-arrivals=true&sort=newest', 'new-arrivals=&sort=newest'],
  ])('of ?%s is ?%s', (given, expected) => {
    expect(searchQuery(given, SIZES)).toBe(expected);
  });

  it('does not change when it is normalised again', () => {
    const once = searchQuery("query=100 %25 'x' (y) ~*!&page=2", SIZES);
    expect(searchQuery(once, SIZES)).toBe(once);
  });
});

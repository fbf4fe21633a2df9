import { describe, expect, it } from '@jest/globals';
import { slugProblems } from './slug-problems.js';

describe('the paths of a language', () => {
  it('are valid if each has only lower case letters, digits and single hyphens, and all are unique', () => {
    expect(slugProblems({ payment: 'zahlungsarten', sale: 'sale-2027' })).toEqual({});
  });

  it.each(['Zahlung', 'über-uns', 'a--b', '-a', 'a/b', 'a b', ''])('"%s" is refused', (slug) => {
    expect(slugProblems({ payment: slug })).toEqual({ payment: 'console.pageSlugs.notASlug' });
  });

  it('are refused at both pages if two are the same', () => {
    expect(slugProblems({ payment: 'sale', sale: 'sale', 'our-history': 'history' })).toEqual({
      payment: 'console.pageSlugs.taken',
      sale: 'console.pageSlugs.taken',
    });
  });
});

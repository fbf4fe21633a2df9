import { describe, expect, it } from '@jest/globals';
import { slugProblems } from './slug-problems.js';

describe('the paths of a language', () => {
  it('are well when each is small letters, digits and single hyphens, and no two are the same', () => {
    expect(slugProblems({ payment: 'zahlungsarten', sale: 'sale-2027' })).toEqual({});
  });

  it.each(['Zahlung', 'über-uns', 'a--b', '-a', 'a/b', 'a b', ''])('"%s" is no path', (slug) => {
    expect(slugProblems({ payment: slug })).toEqual({ payment: 'console.pageSlugs.notASlug' });
  });

  it('that two pages have are refused at both', () => {
    expect(slugProblems({ payment: 'sale', sale: 'sale', 'our-history': 'history' })).toEqual({
      payment: 'console.pageSlugs.taken',
      sale: 'console.pageSlugs.taken',
    });
  });
});

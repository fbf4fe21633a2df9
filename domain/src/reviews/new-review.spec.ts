import { describe, expect, it } from '@jest/globals';
import { authorNameOf, newReviewSchema } from './new-review.js';

describe('the name under a review', () => {
  it.each([
    ['Eva', 'Horváthová', 'Eva H.'],
    ['Åsa', 'Öberg', 'Åsa Ö.'],
    [' Eva ', ' ', 'Eva'],
    [null, 'Šťastný', 'Š.'],
    [null, null, ''],
  ])('is first name and initial: %j %j is %j', (first, last, shown) => {
    expect(authorNameOf(first, last)).toBe(shown);
  });

  it('is never an e-mail address, whether typed or taken from the account', () => {
    expect(authorNameOf('eva@example.com', 'Horváthová')).toBe('H.');
    const review = { sku: 'EX10000001', rating: 5, text: 'Good.', authorName: 'eva@example.com' };
    expect(newReviewSchema.safeParse(review).error?.issues).toMatchObject([
      { path: ['authorName'], message: 'author-name-is-address' },
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { ReviewRecord } from '../../integrations/commercetools/ports/review-backend.js';
import { reviewList, reviewView } from './review-view.js';

const polish: ReviewRecord = {
  id: 'r1',
  authorName: 'Piotr K.',
  rating: 5,
  writtenAt: '2026-03-14T22:26:00.000Z',
  source: 'google',
  locale: 'pl-PL',
  title: { original: 'Polecam', translations: { pl: 'Polecam', de: 'Empfehlung', en: 'Recommended' } },
  text: { original: 'Dobre.', translations: { pl: 'Dobre.', de: 'Gut.', en: 'Good.' } },
  answer: { original: 'Dziękujemy.', translations: { pl: 'Dziękujemy.', de: 'Danke.' } },
};

describe('a review for a visitor', () => {
  it('is translated into the visitor’s language, with the original text', () => {
    expect(reviewView(polish, ['de-CH', 'de', 'en'])).toEqual({
      id: 'r1',
      authorName: 'Piotr K.',
      rating: 5,
      date: '2026-03-14',
      source: 'google',
      title: 'Empfehlung',
      text: 'Gut.',
      language: 'pl',
      original: { title: 'Polecam', text: 'Dobre.' },
      answer: 'Danke.',
    });
  });

  it('is shown in the original to readers of its language', () => {
    expect(reviewView(polish, ['pl-PL', 'pl', 'en'])).toMatchObject({
      title: 'Polecam',
      text: 'Dobre.',
      original: null,
    });
  });

  it('is shown in the original, not in English, if there is no translation into the visitor’s language', () => {
    expect(reviewView(polish, ['fi-FI', 'fi', 'en'])).toMatchObject({
      text: 'Dobre.',
      language: 'pl',
      original: null,
      answer: 'Dziękujemy.',
    });
  });

  it('defaults to the visitor’s language and to the source shop', () => {
    const bare = { ...polish, locale: null, source: null, answer: null };
    expect(reviewView(bare, ['de-DE', 'de', 'en'])).toMatchObject({
      text: 'Dobre.',
      language: 'de',
      source: 'shop',
      original: null,
      answer: null,
    });
  });
});

describe('a page of reviews', () => {
  const page = { offset: 10, limit: 10 };

  it('has a count for every number of stars and an average with one decimal', () => {
    const statistics = { average: 4.66667, count: 3, distribution: { 4: 1, 5: 2 } };
    expect(reviewList({ total: 3, reviews: [polish], statistics }, page, ['de-DE', 'de'])).toMatchObject({
      ...page,
      total: 3,
      count: 1,
      averageRating: 4.7,
      ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 },
    });
  });

  it('is empty for a product without reviews', () => {
    expect(reviewList(undefined, page, ['de-DE', 'de'])).toEqual({
      ...page,
      total: 0,
      count: 0,
      results: [],
      averageRating: 0,
      ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    });
  });
});

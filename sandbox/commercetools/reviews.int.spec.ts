import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReviewDraft, ReviewUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  await seeder
    .types()
    .post({
      body: {
        key: 'review',
        name: { en: 'Review' },
        resourceTypeIds: ['review'],
        fieldDefinitions: [
          { name: 'reviewCreatedAt', label: { en: 'Written' }, required: false, type: { name: 'DateTime' } },
        ],
      },
    })
    .execute();
});
afterAll(() => backend.close());

const of = (product: number) => ({ typeId: 'product' as const, key: `fryer-${product}` });
const write = async (draft: ReviewDraft) => (await seeder.reviews().post({ body: draft }).execute()).body;
const change = async (key: string, ...actions: ReviewUpdateAction[]) => {
  const place = seeder.reviews().withKey({ key });
  const { version } = (await place.get().execute()).body;
  return (await place.post({ body: { version, actions } }).execute()).body;
};
const remove = async (key: string) => {
  const place = seeder.reviews().withKey({ key });
  const { version } = (await place.get().execute()).body;
  return place.delete({ queryArgs: { version } }).execute();
};
const statisticsOf = async (product: number) => {
  const { body } = await seeder
    .products()
    .withKey({ key: `fryer-${product}` })
    .get()
    .execute();
  return body.reviewRatingStatistics;
};

describe('the rating of a product', () => {
  it('changes when a review is written, changed, moved or deleted', async () => {
    expect(await statisticsOf(1)).toBeUndefined();
    await write({ key: 'first', rating: 5, target: of(1) });
    await write({ key: 'second', rating: 4, target: of(1) });
    await write({ key: 'third', rating: 4, target: of(1) });
    expect(await statisticsOf(1)).toEqual({
      averageRating: 4.33333,
      highestRating: 5,
      lowestRating: 4,
      count: 3,
      ratingsDistribution: { 4: 2, 5: 1 },
    });
    await change('second', { action: 'setRating', rating: 1 });
    expect(await statisticsOf(1)).toMatchObject({ lowestRating: 1, ratingsDistribution: { 1: 1, 4: 1, 5: 1 } });
    await change('second', { action: 'setTitle', title: 'Not for me' });
    expect(await statisticsOf(1)).toMatchObject({ count: 3 });
    await change('second', { action: 'setTarget', target: of(2) });
    expect([(await statisticsOf(1))?.count, (await statisticsOf(2))?.averageRating]).toEqual([2, 1]);
    await change('second', { action: 'setRating' });
    expect(await statisticsOf(2)).toBeUndefined();
    await remove('first');
    await remove('third');
    expect(await statisticsOf(1)).toBeUndefined();
  });

  it('counts all of many concurrent reviews', async () => {
    const ratings = Array.from({ length: 40 }, (_, index) => 1 + (index % 5));
    await Promise.all(ratings.map((rating) => write({ rating, target: of(3) })));
    expect(await statisticsOf(3)).toMatchObject({
      averageRating: 3,
      count: 40,
      ratingsDistribution: { 1: 8, 2: 8, 3: 8, 4: 8, 5: 8 },
    });
  });

  it('ignores reviews in a state that does not count', async () => {
    const state = async (key: string, roles: 'ReviewIncludedInStatistics'[]) => {
      await seeder
        .states()
        .post({ body: { key, type: 'ReviewState', roles } })
        .execute();
      return { typeId: 'state' as const, key };
    };
    const waiting = await state('waiting', []);
    const shown = await state('shown', ['ReviewIncludedInStatistics']);
    const review = await write({ key: 'held-back', rating: 2, target: of(1), state: waiting });
    expect([review.includedInStatistics, await statisticsOf(1)]).toEqual([false, undefined]);
    const released = await change('held-back', { action: 'transitionState', state: shown });
    expect([released.includedInStatistics, (await statisticsOf(1))?.count]).toEqual([true, 1]);
    await remove('held-back');
  });

  it('does not change if a review is rolled back', async () => {
    await write({ key: 'own', rating: 5, target: of(1), uniquenessValue: 'customer-1' });
    const twice = seeder.reviews().post({ body: { rating: 1, target: of(1), uniquenessValue: 'customer-1' } });
    expect(await refusalOf(twice)).toMatchObject({ code: 'DuplicateField', field: 'uniquenessValue' });
    expect(await statisticsOf(1)).toMatchObject({ averageRating: 5, count: 1 });
    await remove('own');
  });

  it('is on the projection and in GraphQL, and visible to shoppers', async () => {
    await write({ key: 'seen', rating: 4, target: of(2) });
    const storefront = await backend.as('storefront');
    const { body } = await storefront.productProjections().withKey({ key: 'fryer-2' }).get().execute();
    const { access_token: token } = await backend.token('storefront');
    const { data } = await backend.graphql(
      token,
      `{ products(where: "key in (\\"fryer-1\\", \\"fryer-2\\")", sort: ["key asc"]) { results {
        reviewRatingStatistics { averageRating highestRating lowestRating count ratingsDistribution }
      } } }`,
    );
    const seen = { averageRating: 4, highestRating: 4, lowestRating: 4, count: 1, ratingsDistribution: { 4: 1 } };
    expect(body.reviewRatingStatistics).toEqual(seen);
    expect(data).toEqual({
      products: { results: [{ reviewRatingStatistics: null }, { reviewRatingStatistics: seen }] },
    });
    await remove('seen');
  });
});

describe('a review', () => {
  it.each([
    ['a rating that is no whole number', { rating: 4.5 }],
    ['a rating beyond a hundred', { rating: 101 }],
    ['a key that is none', { key: '?' }],
    ['a locale that is none', { locale: 'german' }],
  ])('is refused with %s', async (_title, draft) => {
    const refusal = await refusalOf(seeder.reviews().post({ body: { target: of(1), ...draft } }));
    expect(refusal).toMatchObject({ statusCode: 400 });
  });

  it('is refused for a product that does not exist', async () => {
    const target = { typeId: 'product' as const, key: 'nothing' };
    expect(await refusalOf(seeder.reviews().post({ body: { rating: 5, target } }))).toMatchObject({
      statusCode: 400,
      code: 'ReferencedResourceNotFound',
    });
  });

  it('is written and read only with the required scopes', async () => {
    const [storefront, services] = [await backend.as('storefront'), await backend.as('services')];
    expect(await refusalOf(storefront.reviews().get())).toMatchObject({ statusCode: 403 });
    expect(await refusalOf(storefront.reviews().post({ body: { rating: 5, target: of(1) } }))).toMatchObject({
      statusCode: 403,
    });
    expect((await services.reviews().get().execute()).statusCode).toBe(200);
  });
});

describe('a list of reviews', () => {
  beforeAll(async () => {
    const one = (key: string, rating: number, day: string): ReviewDraft => ({
      key,
      rating,
      authorName: 'Jana K.',
      locale: 'sk',
      title: key,
      text: `About ${key}`,
      target: of(1),
      custom: { type: { typeId: 'type', key: 'review' }, fields: { reviewCreatedAt: `${day}T00:00:00.000Z` } },
    });
    await write(one('good-old', 5, '2025-01-02'));
    await write(one('good-new', 5, '2026-03-04'));
    await write(one('bad-newest', 1, '2026-05-06'));
    await write({ ...one('elsewhere', 5, '2026-05-07'), target: of(2) });
  });

  it('can be filtered by product and sorted by rating and by date', async () => {
    const { body: product } = await seeder.products().withKey({ key: 'fryer-1' }).get().execute();
    const where = `target(typeId="product" and id="${product.id}") and includedInStatistics=true`;
    const keys = async (sort: string[], more: object = {}) => {
      const { body } = await seeder
        .reviews()
        .get({ queryArgs: { where, sort, ...more } })
        .execute();
      return body.results.map(({ key }) => key);
    };
    const byDay = 'custom.fields.reviewCreatedAt desc';
    expect(await keys(['rating desc', byDay])).toEqual(['good-new', 'good-old', 'bad-newest']);
    expect(await keys([byDay])).toEqual(['bad-newest', 'good-new', 'good-old']);
    expect(await keys([byDay], { limit: 1, offset: 1 })).toEqual(['good-new']);
    expect(await keys([byDay], { where: `${where} and rating < 5` })).toEqual(['bad-newest']);
  });

  it('answers in GraphQL with the same reviews, their target and their custom fields', async () => {
    const { access_token: token } = await backend.token('services');
    const { data, errors } = await backend.graphql(
      token,
      `{ reviews(where: "rating = 1 and locale=\\"sk\\"", limit: 2) { total offset count results {
        key rating authorName locale title text includedInStatistics targetRef { typeId }
        custom { customFieldsRaw(includeNames: ["reviewCreatedAt"]) { name value } }
      } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      reviews: {
        total: 1,
        results: [
          {
            key: 'bad-newest',
            rating: 1,
            authorName: 'Jana K.',
            locale: 'sk',
            includedInStatistics: true,
            targetRef: { typeId: 'product' },
            custom: { customFieldsRaw: [{ name: 'reviewCreatedAt', value: '2026-05-06T00:00:00.000Z' }] },
          },
        ],
      },
    });
  });
});

describe('a page of reviews in GraphQL', () => {
  /** Returns the total and the texts of this test's reviews, best first. */
  async function page(): Promise<unknown> {
    const { access_token: token } = await backend.token('services');
    const { data, errors } = await backend.graphql(
      token,
      `query ($where: String) {
        reviews(where: $where, sort: ["rating desc", "text asc"], limit: 2) { total results { text } }
      }`,
      { where: 'key in ("one", "two", "three")' },
    );
    expect(errors).toBeUndefined();
    return data?.['reviews'];
  }

  it('shows each change at once, although the page was read before', async () => {
    expect(await page()).toEqual({ total: 0, results: [] });
    await write({ key: 'one', rating: 5, text: 'Good.', target: of(1) });
    await write({ key: 'two', rating: 4, text: 'Fine.', target: of(1) });
    const both = { total: 2, results: [{ text: 'Good.' }, { text: 'Fine.' }] };
    expect([await page(), await page()]).toEqual([both, both]);
    await write({ key: 'three', rating: 3, text: 'Fair.', target: of(1) });
    expect([await page(), await page()]).toEqual([
      { ...both, total: 3 },
      { ...both, total: 3 },
    ]);
    await change('two', { action: 'setText', text: 'Very fine.' });
    await remove('one');
    expect(await page()).toEqual({ total: 2, results: [{ text: 'Very fine.' }, { text: 'Fair.' }] });
  });
});

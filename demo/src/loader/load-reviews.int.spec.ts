import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogueProducts } from '../catalogue/products.js';
import { reviewsOf } from '../reviews/reviews.js';
import type { CommerceProject } from './connection.js';
import { loadCatalogue } from './load-catalogue.js';
import { loadReviews } from './load-reviews.js';
import { emptyProject } from './testing/empty-project.js';

const params = { count: 0, reviewed: 12, seed: 'ferrum' };
const quiet = (): void => undefined;
const [product] = catalogueProducts(params).filter(({ ratings }) => ratings.length > 10);

let project: CommerceProject;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ project, stop } = await emptyProject());
  await loadCatalogue(project, params, quiet);
  await loadReviews(project, params, quiet);
});

afterAll(() => stop());

describe('the reviews of the demo in a commerce project', () => {
  it('give a product their average rating', async () => {
    const { sku = '', ratings = [] } = product ?? {};
    const { body } = await project.products().withKey({ key: sku }).get().execute();
    const sum = ratings.reduce((all, rating) => all + rating, 0);
    expect(body.reviewRatingStatistics).toMatchObject({ count: ratings.length });
    expect(body.reviewRatingStatistics?.averageRating).toBeCloseTo(sum / ratings.length, 4);
  });

  it('are in their author’s language, with translations', async () => {
    const [first] = product ? reviewsOf(product, params.seed) : [];
    if (!first) throw new Error('Nothing was reviewed');
    const { body } = await project.reviews().withKey({ key: first.key }).get().execute();
    const [language = ''] = first.locale.split('-');
    expect(body).toMatchObject({
      authorName: first.authorName,
      locale: first.locale,
      includedInStatistics: true,
      text: Object.entries(first.text).find(([one]) => one === language)?.[1],
    });
    expect(body.custom?.fields).toMatchObject({
      reviewCreatedAt: first.writtenAt,
      source: first.source,
      titleTranslations: first.title,
      textTranslations: first.text,
    });
  });

  it('are not loaded twice, and an update does not count them twice', async () => {
    expect(await loadReviews(project, params, quiet)).toBe(false);
    const place = project.products().withKey({ key: product?.sku ?? '' });
    const before = (await place.get().execute()).body.reviewRatingStatistics;
    const { body: changed } = await project
      .reviews()
      .withKey({ key: `${product?.sku}-review-1` })
      .get()
      .execute();
    const actions = [{ action: 'setRating' as const, rating: -100 }];
    await project
      .reviews()
      .withId({ ID: changed.id })
      .post({ body: { version: changed.version, actions } })
      .execute();
    await project
      .customObjects()
      .post({ body: { container: 'manifold-demo', key: 'reviews', value: 'an older version' } })
      .execute();
    expect(await loadReviews(project, params, quiet)).toBe(true);
    expect((await place.get().execute()).body.reviewRatingStatistics).toEqual(before);
  });

  it('exist only for the requested number of products', async () => {
    const reviewed = new Set(
      catalogueProducts(params)
        .slice(0, params.reviewed)
        .map(({ sku }) => sku),
    );
    const { body } = await project
      .products()
      .get({ queryArgs: { limit: 300 } })
      .execute();
    const rated = body.results.filter(({ reviewRatingStatistics }) => reviewRatingStatistics);
    expect(rated.length).toBeGreaterThan(0);
    expect(rated.every(({ key = '' }) => reviewed.has(key))).toBe(true);
  });
});

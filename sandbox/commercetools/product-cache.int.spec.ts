import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductUpdateAction } from '@commercetools/platform-sdk';
import { startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
});
afterAll(() => backend.close());

const product = (key: string) => seeder.products().withKey({ key });
const idOf = async (key: string) => (await product(key).get().execute()).body.id;

async function change(key: string, ...actions: ProductUpdateAction[]): Promise<void> {
  const { version } = (await product(key).get().execute()).body;
  await product(key).post({ body: { version, actions } }).execute();
}

/** Returns the names and numbers of ratings of products, as a shopper's client reads them by id. */
async function listed(ids: readonly string[], client: 'storefront' | 'services' = 'storefront'): Promise<unknown> {
  const { access_token } = await backend.token(client);
  const text = `query ($where: String) { products(where: $where) { total results {
    reviewRatingStatistics { count } masterData { current { name(locale: "en") } } } } }`;
  const answer = await backend.graphql(access_token, text, { where: `id in ("${ids.join('", "')}")` });
  expect(answer.errors).toBeUndefined();
  const { results } = answer.data?.['products'] as {
    results: { reviewRatingStatistics: { count: number } | null; masterData: { current: { name: string } | null } }[];
  };
  return results.map(({ reviewRatingStatistics, masterData }) => [
    masterData.current?.name,
    reviewRatingStatistics?.count ?? 0,
  ]);
}

const rename = (name: string): ProductUpdateAction => ({ action: 'changeName', name: { en: name }, staged: false });

describe('products that are read by their ids again', () => {
  it('show each change of name and of reviews at once', async () => {
    const ids = [await idOf('fryer-1'), await idOf('fryer-2')];
    await change('fryer-1', rename('Fryer 1'));
    await change('fryer-2', rename('Fryer 2'));
    const first = [
      ['Fryer 1', 0],
      ['Fryer 2', 0],
    ];
    expect([await listed(ids), await listed(ids)]).toEqual([first, first]);
    await change('fryer-2', rename('Small fryer'));
    const target = { typeId: 'product' as const, key: 'fryer-1' };
    const { body: review } = await seeder
      .reviews()
      .post({ body: { rating: 5, target } })
      .execute();
    const second = [
      ['Fryer 1', 1],
      ['Small fryer', 0],
    ];
    expect([await listed(ids), await listed(ids)]).toEqual([second, second]);
    await seeder
      .reviews()
      .withId({ ID: review.id })
      .delete({ queryArgs: { version: review.version } })
      .execute();
    expect(await listed(ids)).toEqual([
      ['Fryer 1', 0],
      ['Small fryer', 0],
    ]);
  });

  it('are left out while they are unpublished, except for clients that manage products', async () => {
    const ids = [await idOf('fryer-3')];
    await change('fryer-3', rename('Fryer 3'));
    expect(await listed(ids)).toEqual([['Fryer 3', 0]]);
    await change('fryer-3', { action: 'unpublish' });
    expect(await listed(ids, 'services')).toEqual([[undefined, 0]]);
    expect([await listed(ids), await listed(ids)]).toEqual([[], []]);
    await change('fryer-3', { action: 'publish' });
    expect(await listed(ids)).toEqual([['Fryer 3', 0]]);
  });

  it('are gone once they are deleted', async () => {
    const ids = [await idOf('fryer-3')];
    expect(await listed(ids)).toHaveLength(1);
    await change('fryer-3', { action: 'unpublish' });
    const { version } = (await product('fryer-3').get().execute()).body;
    await product('fryer-3').delete({ queryArgs: { version } }).execute();
    expect(await listed(ids)).toEqual([]);
  });
});

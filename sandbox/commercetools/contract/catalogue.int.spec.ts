import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf } from '../testing/test-backend.js';
import { ContractProject } from './testing/contract-project.js';
import { ContractShop, eur } from './testing/contract-shop.js';
import { eventually } from './testing/eventually.js';
import { removeAtEnd } from './testing/remove-at-end.js';

let project: ContractProject;
let shop: ContractShop;
let own: string;

beforeAll(async () => {
  project = await ContractProject.open();
  shop = await ContractShop.open(project);
  const { body } = await project.admin.categories().withKey({ key: shop.category }).get().execute();
  own = `categories(id = "${body.id}")`;
});
afterAll(() => project.close());

type QueryParameters = Readonly<Record<string, string | string[] | number | boolean | undefined>>;
const listing = (queryArgs: QueryParameters) => project.admin.productProjections().get({ queryArgs });

/** Returns the numbers of this shop's fryers that match a predicate. */
async function numbers(where: string, more: QueryParameters = {}): Promise<(number | undefined)[]> {
  const { body } = await listing({ where: [own, where], sort: 'key asc', ...more }).execute();
  return body.results.map(({ key }) => [1, 2, 3].find((number) => shop.product(number) === key));
}

async function changed(key: string, ...actions: ProductUpdateAction[]) {
  const place = project.admin.products().withKey({ key });
  const { version } = (await place.get().execute()).body;
  return (await place.post({ body: { version, actions } }).execute()).body;
}

describe('a query of products', () => {
  it('supports all predicates', async () => {
    expect(await numbers(`slug(en = "${shop.product(2)}")`)).toEqual([2]);
    expect(await numbers(`slug(de = "${shop.product(2)}")`)).toEqual([]);
    expect(await numbers(`key in ("${shop.product(1)}", "${shop.product(3)}")`)).toEqual([1, 3]);
    expect(await numbers(`key not in ("${shop.product(1)}", "${shop.product(3)}")`)).toEqual([2]);
    expect(await numbers(`masterVariant(sku = "${shop.sku(3)}")`)).toEqual([3]);
    expect(await numbers(`variants(sku = "${shop.sku(3)}")`)).toEqual([]);
    expect(await numbers(`name(de = "Fritteuse 1") or name(de = "Fritteuse 2")`)).toEqual([1, 2]);
    expect(await numbers(`key is defined and not(key = "${shop.product(1)}")`)).toEqual([2, 3]);
  });

  it.each([
    ['masterVariant(attributes(name="power" and value > 1500))', [2, 3]],
    ['masterVariant(attributes(name="brand" and value(key="msw")))', [1, 2]],
    ['masterVariant(attributes(name="tags" and value contains any ("sale", "gone")))', [1]],
    ['masterVariant(prices(country="DE" and value(centAmount >= 3800)))', [2, 3]],
    ['description is not defined', []],
    ['categories is not empty and masterVariant(attributes(name="power" and value <= 1000))', [1]],
  ])('supports %s', async (where, expected) => {
    expect(await numbers(where)).toEqual(expected);
  });

  it('binds variables with one or many values, never as part of the expression', async () => {
    expect(await numbers('key = :key', { 'var.key': shop.product(2) })).toEqual([2]);
    const skus = [shop.sku(1), shop.sku(3)];
    expect(await numbers('masterVariant(sku in :skus)', { 'var.skus': skus })).toEqual([1, 3]);
    expect(await numbers('key = :key', { 'var.key': '" or key is defined or key = "' })).toEqual([]);
  });

  it.each(['colour="red"', 'masterVariant(colour="red")', 'key = ', 'key ~ "x"', 'key = :unset', '(key="a"'])(
    'says that %s is wrong instead of finding nothing',
    async (where) => {
      expect(await refusalOf(listing({ where }))).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
    },
  );

  it('pages and sorts, and refuses pages that are too large or too far', async () => {
    const page = { where: own, sort: 'name.de desc', limit: 2, offset: 1, withTotal: true };
    const { body } = await listing(page).execute();
    expect(body).toMatchObject({ limit: 2, offset: 1, count: 2, total: 3 });
    expect(body.results.map(({ key }) => key)).toEqual([shop.product(2), shop.product(1)]);
    expect((await listing({ where: own, withTotal: false }).execute()).body.total).toBeUndefined();
    for (const queryArgs of [{ limit: 501 }, { offset: 10_001 }, { limit: -1 }])
      expect(await refusalOf(listing(queryArgs))).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
    expect(await refusalOf(listing({ sort: 'colour asc' }))).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
  });
});

describe('a product', () => {
  it('has the selected price, its stock and only the requested languages', async () => {
    const queryArgs = { priceCurrency: 'EUR', priceCountry: 'DE', localeProjection: ['de'] };
    const place = project.admin.productProjections().withKey({ key: shop.product(1) });
    const { body } = await place.get({ queryArgs }).execute();
    expect(body.masterVariant.price?.value.centAmount).toBe(1900);
    expect(body.masterVariant.availability).toMatchObject({ isOnStock: true, availableQuantity: 5 });
    expect(body.name).toEqual({ de: 'Fritteuse 1' });
  });

  it('does not exist for shoppers before it is published, and keeps staged changes to itself', async () => {
    const key = project.named('secret');
    const draft = { key, productType: shop.productType, name: { en: 'S' }, slug: { en: key } };
    await project.admin.products().post({ body: draft }).execute();
    removeAtEnd(project, project.admin.products().withKey({ key }));
    const shown = (await shop.visitor()).productProjections().withKey({ key });
    expect(await refusalOf(shown.get())).toMatchObject({ statusCode: 404 });
    await changed(key, { action: 'publish' });
    const edited = await changed(key, { action: 'changeName', name: { en: 'T' } });
    expect(edited.masterData).toMatchObject({
      hasStagedChanges: true,
      current: { name: { en: 'S' } },
      staged: { name: { en: 'T' } },
    });
    expect((await shown.get().execute()).body.name).toEqual({ en: 'S' });
    await changed(key, { action: 'publish' });
    expect(
      (
        await eventually(
          () => shown.get().execute(),
          ({ body }) => body.name['en'] === 'T',
        )
      ).body.name,
    ).toEqual({ en: 'T' });
    await changed(key, { action: 'unpublish' });
  });

  it('shares its key, slug and SKU with no other', async () => {
    const creating = (more: object) =>
      refusalOf(
        project.admin.products().post({
          body: { productType: shop.productType, name: { en: 'X' }, slug: { en: project.named('x') }, ...more },
        }),
      );
    const duplicate = (field: string) => ({ statusCode: 400, code: 'DuplicateField', field });
    expect(await creating({ key: shop.product(1) })).toMatchObject(duplicate('key'));
    expect(await creating({ slug: { en: shop.product(1) } })).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
    });
    expect(await creating({ masterVariant: { sku: shop.sku(1) } })).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
    });
  });

  it('has the rating of its reviews, and none after they are deleted', async () => {
    const target = { typeId: 'product' as const, key: shop.product(2) };
    const reviews = project.admin.reviews();
    const place = project.admin.productProjections().withKey({ key: shop.product(2) });
    const statistics = async () => (await place.get().execute()).body.reviewRatingStatistics;
    const made = [];
    for (const rating of [5, 4, 4]) made.push((await reviews.post({ body: { rating, target } }).execute()).body);
    expect(await eventually(statistics, (found) => found?.count === 3)).toEqual({
      averageRating: 4.33333,
      highestRating: 5,
      lowestRating: 4,
      count: 3,
      ratingsDistribution: { 4: 2, 5: 1 },
    });
    for (const { id, version } of made) await reviews.withId({ ID: id }).delete({ queryArgs: { version } }).execute();
    expect(await eventually(statistics, (found) => found === undefined)).toBeUndefined();
  });
});

describe('categories', () => {
  it('have their ancestors, and move with all their descendants', async () => {
    const keys = ['root', 'branch', 'leaf'].map((word) => project.named(word));
    const [root = '', branch = '', leaf = ''] = keys;
    const categories = project.admin.categories();
    for (const [index, key] of keys.entries()) {
      const parent = index === 0 ? undefined : { typeId: 'category' as const, key: keys[index - 1] };
      const { body } = await categories.post({ body: { key, name: { en: key }, slug: { en: key }, parent } }).execute();
      removeAtEnd(project, categories.withId({ ID: body.id }));
    }
    const above = async () => (await categories.withKey({ key: leaf }).get().execute()).body.ancestors.length;
    expect(await above()).toBe(2);
    const other = (await categories.withKey({ key: shop.category }).get().execute()).body;
    const place = categories.withKey({ key: branch });
    const { version } = (await place.get().execute()).body;
    const parent = { typeId: 'category' as const, id: other.id };
    await place.post({ body: { version, actions: [{ action: 'changeParent', parent }] } }).execute();
    const expanded = await eventually(
      () =>
        categories
          .withKey({ key: leaf })
          .get({ queryArgs: { expand: 'ancestors[*]' } })
          .execute(),
      ({ body }) => body.ancestors[0]?.id === other.id,
    );
    expect(expanded.body.ancestors.map(({ obj }) => obj?.key)).toEqual([shop.category, branch]);
    expect((await categories.withKey({ key: root }).get().execute()).body.ancestors).toEqual([]);
  });
});

describe('a custom object', () => {
  it('is overwritten and removed with its current version', async () => {
    const container = project.named('notes');
    const objects = project.admin.customObjects();
    const put = (value: unknown, version?: number) =>
      objects.post({ body: { container, key: 'first', value, version } });
    const { body: first } = await put({ text: 'one' }).execute();
    const { body: second } = await put({ text: 'two' }, first.version).execute();
    expect([second.id, second.value]).toEqual([first.id, { text: 'two' }]);
    expect(await refusalOf(put({ text: 'three' }, first.version))).toMatchObject({
      statusCode: 409,
      code: 'ConcurrentModification',
      currentVersion: second.version,
    });
    const place = objects.withContainerAndKey({ container, key: 'first' });
    expect((await place.delete({ queryArgs: { version: second.version } }).execute()).body.value).toEqual({
      text: 'two',
    });
    expect(await refusalOf(place.get())).toMatchObject({ statusCode: 404 });
  });
});

describe('the change feed', () => {
  it('contains the changes in the order of their numbers', async () => {
    const { body: settings } = await project.admin.get().execute();
    if (!settings.messages.enabled) {
      const messagesConfiguration = { enabled: true, deleteDaysAfterCreation: 15 };
      const action = { action: 'changeMessagesConfiguration' as const, messagesConfiguration };
      await project.admin.post({ body: { version: settings.version, actions: [action] } }).execute();
    }
    const product = await changed(shop.product(3), {
      action: 'changeSlug',
      slug: { en: project.named('other') },
      staged: false,
    });
    const priceId = product.masterData.current.masterVariant.prices?.[0]?.id ?? '';
    await changed(shop.product(3), { action: 'changePrice', priceId, price: { value: eur(6500) }, staged: false });
    const readFeed = async () =>
      (
        await project.admin
          .messages()
          .get({ queryArgs: { where: `resource(id = "${product.id}")`, sort: 'sequenceNumber asc', limit: 500 } })
          .execute()
      ).body.results;
    const messages = await eventually(readFeed, (found) => found.some(({ type }) => type === 'ProductPriceChanged'));
    expect(messages.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ProductSlugChanged', 'ProductPriceChanged']),
    );
    const sequence = messages.map(({ sequenceNumber }) => sequenceNumber);
    expect(sequence).toEqual([...new Set(sequence)].sort((one, other) => one - other));
  });
});

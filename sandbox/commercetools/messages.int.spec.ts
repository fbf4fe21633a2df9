import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Message, ProductUpdateAction } from '@commercetools/platform-sdk';
import pg from 'pg';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { enableMessages, readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let services: Project;
let since: string;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  services = await backend.as('services');
  await setUpShop(seeder);
  await enableMessages(seeder);
});
afterAll(() => backend.close());

async function newest(): Promise<Message | undefined> {
  const { body } = await services
    .messages()
    .get({ queryArgs: { sort: ['createdAt desc'], limit: 1 } })
    .execute();
  return body.results[0];
}

/** Returns the messages since the test began, oldest first. */
async function readFeed(where: readonly string[] = []): Promise<Message[]> {
  const { body } = await services
    .messages()
    .get({
      queryArgs: {
        where: [`createdAt > "${since}"`, ...where],
        sort: ['createdAt asc', 'sequenceNumber asc'],
        limit: 500,
      },
    })
    .execute();
  return body.results;
}

const product = (key: string) => seeder.products().withKey({ key });
async function change(key: string, ...actions: ProductUpdateAction[]) {
  const { version } = (await product(key).get().execute()).body;
  return (await product(key).post({ body: { version, actions } }).execute()).body;
}
const typesOf = (messages: readonly Message[]): string[] => messages.map(({ type }) => type);

describe('the change feed', () => {
  beforeEach(async () => {
    since = (await newest())?.createdAt ?? '';
  });

  it('begins when the project enables messages; earlier changes are not in it', async () => {
    expect((await services.messages().get().execute()).body).toMatchObject({ count: 0, total: 0, results: [] });
  });

  it('has a message for a published product, with version and sequence number', async () => {
    const named = await change('fryer-1', { action: 'changeName', name: { en: 'Large fryer' } });
    expect(await readFeed()).toEqual([]);
    const published = await change('fryer-1', { action: 'publish' });
    const [message, ...more] = await readFeed();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      type: 'ProductPublished',
      version: 1,
      resource: { typeId: 'product', id: named.id },
      resourceVersion: published.version,
      resourceUserProvidedIdentifiers: { key: 'fryer-1', slug: { en: 'fryer-ex10000001' } },
      scope: 'All',
      removedImageUrls: [],
      productProjection: { id: named.id, name: { en: 'Large fryer' }, published: true, hasStagedChanges: false },
    });
    await change('fryer-1', { action: 'unpublish' });
    await change('fryer-1', { action: 'publish' });
    const numbers = (await readFeed()).map(({ type, sequenceNumber }) => [type, sequenceNumber]);
    const first = message?.sequenceNumber ?? 0;
    expect(numbers).toEqual([
      ['ProductPublished', first],
      ['ProductUnpublished', first + 1],
      ['ProductPublished', first + 2],
    ]);
  });

  it('has the former and the new price, and if it is staged', async () => {
    const { masterData } = (await product('fryer-2').get().execute()).body;
    const [price] = masterData.current.masterVariant.prices ?? [];
    const value = { currencyCode: 'EUR', centAmount: 4100 };
    const priceId = price?.id ?? '';
    await change('fryer-2', { action: 'changePrice', priceId, price: { value } });
    await change('fryer-2', {
      action: 'changePrice',
      priceId,
      price: { value: { ...value, centAmount: 4200 } },
      staged: false,
    });
    await change('fryer-2', { action: 'setPrices', variantId: 1, prices: [{ value }], staged: false });
    expect(await readFeed()).toMatchObject([
      {
        type: 'ProductPriceChanged',
        variantId: 1,
        oldPrice: { value: { centAmount: 4000 } },
        newPrice: { value },
        staged: true,
      },
      { type: 'ProductPriceChanged', newPrice: { value: { centAmount: 4200 } }, staged: false },
      { type: 'ProductPricesSet', variantId: 1, prices: [{ value }], staged: false },
    ]);
  });

  it('has a message for every product whose price a discount changes, and for no other', async () => {
    const body = {
      name: { en: 'A tenth off' },
      key: 'tenth',
      value: { type: 'relative' as const, permyriad: 1000 },
      predicate: 'sku = "EX10000003"',
      sortOrder: '0.5',
      isActive: true,
    };
    const { body: discount } = await seeder.productDiscounts().post({ body }).execute();
    const [message, ...more] = await readFeed();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      type: 'ProductPriceDiscountsSet',
      resourceUserProvidedIdentifiers: { key: 'fryer-3' },
      updatedPrices: [
        { variantId: 1, sku: 'EX10000003', discounted: { value: { centAmount: 5400 } }, staged: false },
        { discounted: { value: { centAmount: 5130 } } },
        { discounted: { value: { currencyCode: 'HUF', centAmount: 2_157_300 } } },
      ],
    });
    await seeder
      .productDiscounts()
      .withId({ ID: discount.id })
      .delete({ queryArgs: { version: discount.version } })
      .execute();
    const after = await readFeed();
    expect(after[1]).toMatchObject({ type: 'ProductPriceDiscountsSet' });
    expect(after[1]).not.toHaveProperty('updatedPrices.0.discounted');
  });

  it('has messages for changed stock, but not for reservations of orders, as on the platform', async () => {
    const where = { queryArgs: { where: 'sku="EX10000001"' } };
    const entry = (await services.inventory().get(where).execute()).body.results[0];
    if (entry === undefined) throw new Error('The shop has stock of the first fryer.');
    const set = (version: number, quantity: number) =>
      seeder
        .inventory()
        .withId({ ID: entry.id })
        .post({ body: { version, actions: [{ action: 'changeQuantity', quantity }] } })
        .execute();
    await set((await set(entry.version, 0)).body.version, 7);
    expect(typesOf(await readFeed())).toEqual([
      'InventoryEntryQuantitySet',
      'InventoryEntryOutOfStock',
      'InventoryEntryQuantitySet',
    ]);
    since = (await newest())?.createdAt ?? '';
    const shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
    const cart = await readyCart(shopper, 2);
    const draft = { cart: { typeId: 'cart' as const, id: cart.id }, version: cart.version, orderNumber: 'SK-1' };
    const { body: order } = await services.orders().post({ body: draft }).execute();
    const place = services.orders().withId({ ID: order.id });
    const actions = [
      { action: 'changeOrderState' as const, orderState: 'Confirmed' as const },
      { action: 'changePaymentState' as const, paymentState: 'Paid' as const },
    ];
    await place.post({ body: { version: order.version, actions } }).execute();
    expect(await readFeed()).toMatchObject([
      {
        type: 'OrderCreated',
        order: { orderNumber: 'SK-1', lineItems: [{ quantity: 2 }] },
        resourceUserProvidedIdentifiers: { orderNumber: 'SK-1' },
        sequenceNumber: 1,
      },
      { type: 'OrderStateChanged', oldOrderState: 'Open', orderState: 'Confirmed', sequenceNumber: 2 },
      { type: 'OrderPaymentStateChanged', paymentState: 'Paid', sequenceNumber: 3 },
    ]);
  });

  it('has messages for a review and its approval', async () => {
    const shown = { key: 'approved', type: 'ReviewState' as const, roles: ['ReviewIncludedInStatistics' as const] };
    await seeder
      .states()
      .post({ body: { key: 'pending', type: 'ReviewState' } })
      .execute();
    await seeder.states().post({ body: shown }).execute();
    const state = (key: string) => ({ typeId: 'state' as const, key });
    const draft = { target: { typeId: 'product' as const, key: 'fryer-3' }, rating: 5, state: state('pending') };
    const { body: review } = await seeder.reviews().post({ body: draft }).execute();
    const actions = [{ action: 'transitionState' as const, state: state('approved') }];
    await seeder
      .reviews()
      .withId({ ID: review.id })
      .post({ body: { version: review.version, actions } })
      .execute();
    expect(await readFeed()).toMatchObject([
      { type: 'ReviewCreated', review: { id: review.id, includedInStatistics: false } },
      { type: 'ReviewStateTransition', oldIncludedInStatistics: false, newIncludedInStatistics: true },
    ]);
  });

  it('has messages for categories, and for created and deleted products', async () => {
    const slug = { en: 'grills' };
    const { body: category } = await seeder
      .categories()
      .post({ body: { key: 'grills', name: { en: 'Grills' }, slug } })
      .execute();
    const actions = [{ action: 'changeSlug' as const, slug: { en: 'gas-grills' } }];
    await seeder
      .categories()
      .withId({ ID: category.id })
      .post({ body: { version: category.version, actions } })
      .execute();
    const { body: grill } = await seeder
      .products()
      .post({
        body: {
          key: 'grill',
          productType: { typeId: 'product-type', key: 'standard_product' },
          name: { en: 'Grill' },
          slug: { en: 'grill' },
        },
      })
      .execute();
    await change('grill', { action: 'addToCategory', category: { typeId: 'category', key: 'grills' } });
    const { version } = (await product('grill').get().execute()).body;
    await product('grill').delete({ queryArgs: { version } }).execute();
    expect(await readFeed()).toMatchObject([
      { type: 'CategoryCreated', category: { key: 'grills' } },
      { type: 'CategorySlugChanged', slug: { en: 'gas-grills' }, oldSlug: slug },
      { type: 'ProductCreated', productProjection: { key: 'grill', published: false } },
      { type: 'ProductAddedToCategory', category: { id: category.id }, staged: true },
      { type: 'ProductDeleted', resource: { id: grill.id }, resourceVersion: version },
    ]);
    expect(typesOf(await readFeed([`resource(typeId="category" and id="${category.id}")`]))).toEqual([
      'CategoryCreated',
      'CategorySlugChanged',
    ]);
    expect(typesOf(await readFeed(['type in ("ProductDeleted", "CategoryCreated")']))).toEqual([
      'CategoryCreated',
      'ProductDeleted',
    ]);
  });

  it('has no message for a change that was rolled back', async () => {
    const { version } = (await product('fryer-1').get().execute()).body;
    const actions: ProductUpdateAction[] = [{ action: 'unpublish' }, { action: 'setSku', variantId: 9, sku: 'none' }];
    const call = product('fryer-1').post({ body: { version, actions } });
    expect((await refusalOf(call)).statusCode).toBe(400);
    expect(await readFeed()).toEqual([]);
  });

  it('can be read in pages, by sequence number and by id, with the scope', async () => {
    const page = await services
      .messages()
      .get({ queryArgs: { limit: 2, offset: 1, sort: ['createdAt asc'], withTotal: false } })
      .execute();
    expect(page.body).toMatchObject({ limit: 2, offset: 1, count: 2 });
    const ID = page.body.results[0]?.id ?? '';
    expect((await services.messages().withId({ ID }).get().execute()).body).toEqual(page.body.results[0]);
    expect(await refusalOf(services.messages().withId({ ID: 'none' }).get())).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(services.messages().get({ queryArgs: { where: 'kind="none"' } }))).toMatchObject({
      statusCode: 400,
      code: 'InvalidInput',
    });
    const storefront = await backend.as('storefront');
    expect(await refusalOf(storefront.messages().get())).toMatchObject({ statusCode: 403 });
  });

  it('drops messages past the project’s retention', async () => {
    const message = await newest();
    const old = new Date(Date.now() - 16 * 86_400_000).toISOString();
    const client = new pg.Client({ connectionString: backend.databaseUrl });
    await client.connect();
    const aged = `UPDATE messages SET body = body || jsonb_build_object('createdAt', $2::text) WHERE id = $1`;
    await client.query(aged, [message?.id, old]);
    const withId = services.messages().withId({ ID: message?.id ?? '' });
    expect(await refusalOf(withId.get())).toMatchObject({ statusCode: 404 });
    await backend.restart();
    const { rows } = await client.query('SELECT id FROM messages WHERE id = $1', [message?.id]);
    await client.end();
    expect(rows).toEqual([]);
  });
});

describe('a subscription', () => {
  it('is validated and stored', async () => {
    const body = {
      key: 'indexer',
      destination: { type: 'SQS' as const, queueUrl: 'https://sqs.example/1/changes', region: 'eu-central-1' },
      messages: [{ resourceTypeId: 'product', types: ['ProductPublished'] }],
      changes: [{ resourceTypeId: 'category' }],
    };
    const { body: made } = await (await backend.as('seeder')).subscriptions().post({ body }).execute();
    expect(made).toMatchObject({ ...body, version: 1, status: 'Healthy', format: { type: 'Platform' } });
    const nothing = (await backend.as('seeder')).subscriptions().post({ body: { destination: body.destination } });
    expect((await refusalOf(nothing)).statusCode).toBe(400);
  });
});

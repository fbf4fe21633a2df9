import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product } from '@commercetools/platform-sdk';
import { imageFacts } from './catalogue/image-size.js';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let product: Product;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEElEQVR42mNk+M9QzwADjCAACUcBAxGnsZAAAAAASUVORK5CYII=',
  'base64',
);
const jpeg = Buffer.from('ffd8ffe000040000ffc0000b080007000503012200', 'hex');

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  product = (await seeder.products().withKey({ key: 'fryer-1' }).get().execute()).body;
});
afterAll(() => backend.close());

const upload = (project: Project, body: Buffer, queryArgs: Record<string, string | number | boolean> = {}) =>
  project
    .products()
    .withId({ ID: product.id })
    .images()
    .post({ body, queryArgs, headers: { 'Content-Type': 'image/png' } });

describe('a merchant who uploads an image', () => {
  it('finds it at the product with its size, and everybody can look at it', async () => {
    const { body } = await upload(seeder, png, { filename: 'fryer.png', staged: false }).execute();
    const [image] = body.masterData.current.masterVariant.images ?? [];
    expect(image?.dimensions).toEqual({ w: 3, h: 2 });
    expect(image?.url).toMatch(/\/fryer\.png$/);
    const shown = await fetch(image?.url ?? '');
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
  });

  it('adds it to the variant that the SKU names, before anybody but staff sees it', async () => {
    const { body } = await upload(seeder, png, { sku: 'EX10000001' }).execute();
    expect(body.masterData.staged.masterVariant.images).toHaveLength(2);
    expect(body.masterData.current.masterVariant.images).toHaveLength(1);
  });

  it.each([
    ['a file that is no image', Buffer.from('not an image'), {}],
    ['an unknown variant', png, { variant: 9 }],
    ['a name that leads elsewhere', png, { filename: '../x.png' }],
  ])('is told about %s', async (_what, body, queryArgs) => {
    expect((await refusalOf(upload(seeder, body, queryArgs))).statusCode).toBe(400);
  });
});

it('a shopper cannot upload images', async () => {
  const visitor = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
  expect((await refusalOf(upload(visitor, png))).statusCode).toBe(403);
});

it('the size of a JPEG is read from its frame; a truncated file has none', () => {
  expect(imageFacts(jpeg)).toEqual({ contentType: 'image/jpeg', dimensions: { w: 5, h: 7 } });
  expect(imageFacts(jpeg.subarray(0, 8))).toBeUndefined();
  expect(imageFacts(png.subarray(0, 20))).toBeUndefined();
});

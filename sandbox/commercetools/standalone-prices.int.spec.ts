import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Product,
  StandalonePrice,
  StandalonePriceDraft,
  StandalonePriceUpdateAction,
} from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let product: Product;
const SKU = 'EX10000001';
const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  const fryer = seeder.products().withKey({ key: 'fryer-1' });
  const { version } = (await fryer.get().execute()).body;
  const actions = [{ action: 'setPriceMode' as const, priceMode: 'Standalone' as const }];
  product = (await fryer.post({ body: { version, actions } }).execute()).body;
});
afterAll(() => backend.close());

const create = async (draft: Omit<StandalonePriceDraft, 'sku'>): Promise<StandalonePrice> =>
  (
    await seeder
      .standalonePrices()
      .post({ body: { sku: SKU, ...draft } })
      .execute()
  ).body;
const change = async (
  { id, version }: StandalonePrice,
  ...actions: StandalonePriceUpdateAction[]
): Promise<StandalonePrice> =>
  (await seeder.standalonePrices().withId({ ID: id }).post({ body: { version, actions } }).execute()).body;

async function shown(country: string): Promise<number | undefined> {
  const queryArgs = { priceCurrency: 'EUR', priceCountry: country };
  const { body } = await seeder.productProjections().withId({ ID: product.id }).get({ queryArgs }).execute();
  return body.masterVariant.price?.value.centAmount;
}
async function inCart(quantity: number): Promise<number> {
  const body = { currency: 'EUR', country: 'SK', lineItems: [{ sku: SKU, quantity }] };
  return (await seeder.carts().post({ body }).execute()).body.totalPrice.centAmount;
}

describe('a product with standalone prices', () => {
  let general: StandalonePrice;

  it('has no price without a standalone price, even if it has embedded prices', async () => {
    expect(await shown('SK')).toBeUndefined();
    expect(
      await refusalOf(seeder.carts().post({ body: { currency: 'EUR', lineItems: [{ sku: SKU }] } })),
    ).toMatchObject({
      code: 'MatchingPriceNotFound',
    });
  });

  it('has the price of the country in the shop and in the cart', async () => {
    general = await create({ value: eur(1500), tiers: [{ minimumQuantity: 3, value: eur(1400) }] });
    await create({ value: eur(1300), country: 'DE' });
    expect([await shown('SK'), await shown('DE')]).toEqual([1500, 1300]);
    expect([await inCart(1), await inCart(3)]).toEqual([1500, 4200]);
  });

  it('has a new price once the staged value is applied, and none while no price is active', async () => {
    general = await change(general, { action: 'changeValue', value: eur(1600), staged: true });
    expect([general.staged?.value.centAmount, await shown('SK')]).toEqual([1600, 1500]);
    general = await change(general, { action: 'applyStagedChanges' });
    expect([general.staged, await shown('SK')]).toEqual([undefined, 1600]);
    general = await change(general, { action: 'changeActive', active: false });
    expect(await shown('SK')).toBeUndefined();
  });

  it('cannot have two prices with the same scope', async () => {
    const body = { sku: SKU, value: eur(1), country: 'DE' };
    expect(await refusalOf(seeder.standalonePrices().post({ body }))).toMatchObject({
      statusCode: 400,
      code: 'DuplicateStandalonePriceScope',
    });
  });

  it('is found by its SKU', async () => {
    const { body } = await seeder
      .standalonePrices()
      .get({ queryArgs: { where: `sku="${SKU}" and country="DE"` } })
      .execute();
    expect(body.results.map(({ value }) => value.centAmount)).toEqual([1300]);
  });
});

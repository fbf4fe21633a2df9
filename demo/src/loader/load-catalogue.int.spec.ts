import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogueProducts } from '../catalogue/products.js';
import type { CommerceProject } from './connection.js';
import { loadCatalogue } from './load-catalogue.js';
import { emptyProject } from './testing/empty-project.js';

const params = { count: 60, seed: 'ferrum' };
const quiet = (): void => undefined;

const GUARANTEES = 4;

let project: CommerceProject;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ project, stop } = await emptyProject());
  await loadCatalogue(project, params, quiet);
});

afterAll(() => stop());

const bySku = async (sku: string, market: { priceCurrency: string; priceCountry: string }) => {
  const { body } = await project.productProjections().withKey({ key: sku }).get({ queryArgs: market }).execute();
  return body;
};

describe('an empty commerce project that the demo catalogue fills', () => {
  it('has the 25 stores of Ferrum and the 3 of Halden, each with its language, its channel and the one warehouse', async () => {
    const { body } = await project
      .stores()
      .get({ queryArgs: { limit: 100 } })
      .execute();
    const keys = body.results.map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('ferrum_'))).toHaveLength(25);
    expect(keys.filter((key) => key.startsWith('halden_')).sort()).toEqual(['halden_co_uk', 'halden_de', 'halden_se']);
    for (const store of body.results) {
      expect(store.languages?.length).toBeGreaterThanOrEqual(2);
      expect(store.distributionChannels).toHaveLength(1);
      expect(store.supplyChannels).toHaveLength(1);
    }
  });

  it('taxes every country and ships to it by parcel and by freight', async () => {
    const { body: tax } = await project.taxCategories().withKey({ key: 'standard' }).get().execute();
    expect(tax.rates).toHaveLength(25);
    expect(tax.rates.find(({ country }) => country === 'FI')).toMatchObject({ amount: 0.255, includedInPrice: true });
    const { body: methods } = await project.shippingMethods().get().execute();
    expect(methods.results.map(({ key, zoneRates }) => [key, zoneRates.length]).sort()).toEqual([
      ['freight', 25],
      ['parcel', 25],
    ]);
  });

  it('reduces a whole department by a tenth and chosen machines by an amount', async () => {
    const washer = await bySku('EX10150001', { priceCurrency: 'EUR', priceCountry: 'DE' });
    const { value, discounted } = washer.masterVariant.price ?? {};
    expect(discounted?.value.centAmount).toBe(Math.round((value?.centAmount ?? 0) * 0.9));
    const fryer = await bySku('EX10010003', { priceCurrency: 'HUF', priceCountry: 'HU' });
    const price = fryer.masterVariant.price;
    expect(price?.discounted?.value.centAmount).toBe((price?.value.centAmount ?? 0) - 1_500_000);
  });

  it('prefers the price of the country to the general price', async () => {
    const irish = await bySku('EX10040003', { priceCurrency: 'EUR', priceCountry: 'IE' });
    const german = await bySku('EX10040003', { priceCurrency: 'EUR', priceCountry: 'DE' });
    expect(irish.masterVariant.price?.country).toBe('IE');
    expect(german.masterVariant.price?.country).toBeUndefined();
  });

  it('links machines and accessories in both directions', async () => {
    const market = { priceCurrency: 'EUR', priceCountry: 'DE' };
    const referenced = async (sku: string, name: string) => {
      const { masterVariant } = await bySku(sku, market);
      return masterVariant.attributes?.find((one) => one.name === name)?.value as { id: string }[];
    };
    const [fryer, basket] = [await bySku('EX10010001', market), await bySku('EX10300002', market)];
    expect(await referenced('EX10010001', 'relatedAccessories')).toEqual([{ typeId: 'product', id: basket.id }]);
    const parents = await referenced('EX10300002', 'parentProductsForAccessory');
    expect(parents.map(({ id }) => id)).toContain(fryer.id);
    const { body: category } = await project.categories().withKey({ key: 'fryer' }).get().execute();
    expect(category.custom?.fields).toMatchObject({ related_categories_1: 'fryer-basket' });
  });

  it('has the condition, the check date and the A-ware article of returned goods', async () => {
    const market = { priceCurrency: 'EUR', priceCountry: 'DE' };
    const [fresh, returned] = [await bySku('EX10010002', market), await bySku('EX20010002', market)];
    const values = new Map(returned.masterVariant.attributes?.map(({ name, value }) => [name, value as unknown]));
    expect(values.get('condition')).toMatchObject({ key: 'b-ware', label: { de: 'B-Ware', sk: 'Zánovný tovar' } });
    expect(values.get('deliveryPackage')).toEqual({ key: 'parcel', label: 'Parcel' });
    expect(values.get('sameModelNew')).toEqual({ typeId: 'product', id: fresh.id });
    expect(values.get('recommendedRetailPrice')).toMatchObject({ currencyCode: 'EUR', fractionDigits: 2 });
    expect(values.get('checkedAt')).toMatch(/^2026-1\d-\d\dT\d\d:\d\d:00\.000Z$/);
    expect(values.get('dispatchUntil')).toBe('14:00:00.000');
    const dryer = await bySku('EX10750005', market);
    const enabled = dryer.masterVariant.attributes?.find(({ name }) => name === 'enabledOnMarket')?.value as string[];
    expect([enabled.includes('de-DE'), enabled.includes('en-GB'), enabled.includes('en-IE')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has guarantees without category, price or stock', async () => {
    const guarantee = await bySku('4100020', { priceCurrency: 'EUR', priceCountry: 'DE' });
    expect(guarantee).toMatchObject({ categories: [], masterVariant: { prices: [] } });
    expect(guarantee.masterVariant.attributes).toEqual(
      expect.arrayContaining([
        { name: 'rate', value: 9 },
        { name: 'eligibleForSelling', value: false },
      ]),
    );
    const { body } = await project
      .inventory()
      .get({ queryArgs: { where: 'sku = "4100020"' } })
      .execute();
    expect(body.results).toEqual([]);
  });

  it('does not change when the same catalogue is loaded again', async () => {
    expect(await loadCatalogue(project, params, quiet)).toBe(false);
  });

  it('is updated by another catalogue, and keeps the stock that orders have reduced', async () => {
    const { body: before } = await project.inventory().withKey({ key: 'EX10010001' }).get().execute();
    const actions = [{ action: 'removeQuantity' as const, quantity: 1 }];
    await project
      .inventory()
      .withKey({ key: before.key ?? '' })
      .post({ body: { version: before.version, actions } })
      .execute();
    const other = { ...params, seed: 'other' };
    expect(await loadCatalogue(project, other, quiet)).toBe(true);
    const { body: after } = await project.inventory().withKey({ key: 'EX10010001' }).get().execute();
    expect(after.quantityOnStock).toBe(before.quantityOnStock - 1);
    const { body: products } = await project
      .products()
      .get({ queryArgs: { limit: 1, withTotal: true } })
      .execute();
    expect(products.total).toBe(catalogueProducts(other).length + GUARANTEES);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ProductSelection,
  ProductSelectionUpdateAction,
  Store,
  StoreUpdateAction,
} from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
const KEY = 'ferrum_sk';
const fryer = (number: number) => ({ typeId: 'product' as const, key: `fryer-${number}` });
const named = (key: string) => ({ typeId: 'product-selection' as const, key });

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
});
afterAll(() => backend.close());

const create = async (key: string, mode: 'Individual' | 'IndividualExclusion'): Promise<ProductSelection> =>
  (
    await seeder
      .productSelections()
      .post({ body: { key, name: { en: key }, mode } })
      .execute()
  ).body;
function changing(key: string, version: number, ...actions: ProductSelectionUpdateAction[]) {
  return seeder.productSelections().withKey({ key }).post({ body: { version, actions } });
}
async function change(key: string, ...actions: ProductSelectionUpdateAction[]): Promise<ProductSelection> {
  const { version } = (await seeder.productSelections().withKey({ key }).get().execute()).body;
  return (await changing(key, version, ...actions).execute()).body;
}
async function changeStore(...actions: StoreUpdateAction[]): Promise<Store> {
  const store = seeder.stores().withKey({ key: KEY });
  const { version } = (await store.get().execute()).body;
  return (await store.post({ body: { version, actions } }).execute()).body;
}
/** Returns the products of the store, read one by one and in lists. */
async function sold(): Promise<string[]> {
  const { body } = await seeder
    .productProjections()
    .get({ queryArgs: { storeProjection: KEY, sort: 'key asc' } })
    .execute();
  const inStore = seeder.inStoreKeyWithStoreKeyValue({ storeKey: KEY }).productProjections();
  for (const key of ['fryer-1', 'fryer-2', 'fryer-3']) {
    const one = inStore.withKey({ key }).get();
    if (body.results.some((shown) => shown.key === key)) expect((await one.execute()).body.key).toBe(key);
    else expect(await refusalOf(one)).toMatchObject({ statusCode: 404 });
  }
  return body.results.map(({ key }) => key ?? '');
}

describe('a selection of products', () => {
  it('counts its products and lists them with their variants', async () => {
    expect(await create('chosen', 'Individual')).toMatchObject({ version: 1, productCount: 0, mode: 'Individual' });
    const variantSelection = { type: 'includeOnly' as const, skus: ['EX10000002'] };
    const changed = await change(
      'chosen',
      { action: 'addProduct', product: fryer(1) },
      { action: 'addProduct', product: fryer(2), variantSelection },
    );
    expect(changed).toMatchObject({ version: 2, productCount: 2 });
    expect(changed).not.toHaveProperty('assignments');
    const { id } = (await seeder.products().withKey({ key: 'fryer-2' }).get().execute()).body;
    const products = seeder.productSelections().withKey({ key: 'chosen' }).products();
    const where = `product(id = "${id}")`;
    expect((await products.get({ queryArgs: { expand: 'product', where } }).execute()).body).toMatchObject({
      total: 1,
      results: [{ product: { typeId: 'product', obj: { key: 'fryer-2' } }, variantSelection }],
    });
    expect((await products.get({ queryArgs: { limit: 1, offset: 1 } }).execute()).body).toMatchObject({
      count: 1,
      total: 2,
    });
    const selections = await seeder.products().withKey({ key: 'fryer-2' }).productSelections().get().execute();
    expect(selections.body.results).toMatchObject([
      { productSelection: { typeId: 'product-selection', id: changed.id }, variantSelection },
    ]);
  });

  it('contains a product once, changes its variants, and removes it', async () => {
    const allVariantsIncluded = { type: 'includeAllExcept' as const, skus: [] };
    const again = { action: 'addProduct' as const, product: fryer(1) };
    expect((await change('chosen', again)).version).toBe(2);
    expect(await refusalOf(changing('chosen', 2, { ...again, variantSelection: allVariantsIncluded }))).toMatchObject({
      code: 'ProductPresentWithDifferentVariantSelection',
    });
    const stranger = {
      action: 'setVariantSelection' as const,
      product: fryer(3),
      variantSelection: allVariantsIncluded,
    };
    expect(await refusalOf(changing('chosen', 2, stranger))).toMatchObject({ code: 'ProductAssignmentMissing' });
    expect(await refusalOf(changing('chosen', 2, { action: 'excludeProduct', product: fryer(3) }))).toMatchObject({
      statusCode: 400,
      code: 'InvalidOperation',
    });
    expect(await refusalOf(changing('chosen', 1, again))).toMatchObject({ statusCode: 409, currentVersion: 2 });
    await change('chosen', { action: 'setVariantSelection', product: fryer(1), variantSelection: allVariantsIncluded });
    expect(await change('chosen', { action: 'removeProduct', product: fryer(2) })).toMatchObject({ productCount: 1 });
    const queryArgs = { where: 'productCount = 1 and mode = "Individual"' };
    expect((await seeder.productSelections().get({ queryArgs }).execute()).body.results).toMatchObject([
      { key: 'chosen' },
    ]);
  });
});

describe('a store with selections', () => {
  it('sells everything without a selection, and only selected products with an active one', async () => {
    expect(await sold()).toEqual(['fryer-1', 'fryer-2', 'fryer-3']);
    await changeStore({ action: 'setProductSelections', productSelections: [{ productSelection: named('chosen') }] });
    expect(await sold()).toEqual([]);
    await changeStore({
      action: 'changeProductSelectionActive',
      productSelection: named('chosen'),
      active: true,
    });
    expect(await sold()).toEqual(['fryer-1']);
    const { body } = await seeder
      .inStoreKeyWithStoreKeyValue({ storeKey: KEY })
      .productSelectionAssignments()
      .get({ queryArgs: { expand: ['product', 'productSelection'] } })
      .execute();
    expect(body.results).toMatchObject([
      { product: { obj: { key: 'fryer-1' } }, productSelection: { obj: { key: 'chosen', productCount: 1 } } },
    ]);
  });

  it('sells everything except the products of an active exclusion', async () => {
    await create('kept-out', 'IndividualExclusion');
    await change(
      'kept-out',
      { action: 'excludeProduct', product: fryer(2) },
      { action: 'excludeProduct', product: fryer(3), variantExclusion: { skus: ['EX10000003'] } },
    );
    await change('kept-out', {
      action: 'setVariantExclusion',
      product: fryer(3),
      variantExclusion: { skus: ['EX10000003', 'EX10000004'] },
    });
    const listed = await seeder.productSelections().withKey({ key: 'kept-out' }).products().get().execute();
    expect(listed.body.results.map(({ variantExclusion }) => variantExclusion?.skus)).toEqual(
      expect.arrayContaining([undefined, ['EX10000003', 'EX10000004']]),
    );
    await changeStore(
      { action: 'removeProductSelection', productSelection: named('chosen') },
      { action: 'addProductSelection', productSelection: named('kept-out'), active: true },
    );
    expect(await sold()).toEqual(['fryer-1', 'fryer-3']);
    await changeStore({ action: 'changeProductSelectionActive', productSelection: named('kept-out'), active: false });
    expect(await sold()).toEqual(['fryer-1', 'fryer-2', 'fryer-3']);
  });

  it('has no deleted selections, and a selection has no deleted products', async () => {
    const { version } = (await seeder.productSelections().withKey({ key: 'kept-out' }).get().execute()).body;
    await seeder.productSelections().withKey({ key: 'kept-out' }).delete({ queryArgs: { version } }).execute();
    expect((await seeder.stores().withKey({ key: KEY }).get().execute()).body.productSelections).toEqual([]);
    const product = seeder.products().withKey({ key: 'fryer-1' });
    const before = (await product.get().execute()).body;
    const actions = [{ action: 'unpublish' as const }];
    const hidden = (await product.post({ body: { version: before.version, actions } }).execute()).body;
    await product.delete({ queryArgs: { version: hidden.version } }).execute();
    expect((await seeder.productSelections().withKey({ key: 'chosen' }).get().execute()).body.productCount).toBe(0);
  });
});

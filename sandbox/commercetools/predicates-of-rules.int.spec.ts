import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CartDiscountDraft } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
});
afterAll(() => backend.close());

const UNREADABLE = 'lineItemCount(';
const REFUSED = { statusCode: 400, code: 'InvalidInput' };
const value = { type: 'relative' as const, permyriad: 1000 };
const cartDiscount = (more: Partial<CartDiscountDraft>): CartDiscountDraft => ({
  name: { en: 'Sale' },
  value,
  cartPredicate: 'true',
  target: { type: 'lineItems', predicate: 'true' },
  sortOrder: '0.5',
  ...more,
});
const creating = (more: Partial<CartDiscountDraft>) => seeder.cartDiscounts().post({ body: cartDiscount(more) });

describe('an invalid predicate is refused', () => {
  it('of a cart discount: its cart predicate and that of its target', async () => {
    expect(await refusalOf(creating({ cartPredicate: UNREADABLE }))).toMatchObject(REFUSED);
    for (const type of ['lineItems', 'customLineItems'] as const)
      expect(await refusalOf(creating({ target: { type, predicate: 'sku = ' } }))).toMatchObject(REFUSED);
    const { body } = await creating({}).execute();
    const changing = (action: object) =>
      seeder
        .cartDiscounts()
        .withId({ ID: body.id })
        .post({ body: { version: body.version, actions: [action as never] } });
    expect(await refusalOf(changing({ action: 'changeCartPredicate', cartPredicate: UNREADABLE }))).toMatchObject(
      REFUSED,
    );
    const target = { type: 'lineItems', predicate: 'sku ~ "x"' };
    expect(await refusalOf(changing({ action: 'changeTarget', target }))).toMatchObject(REFUSED);
  });

  it('of a product discount', async () => {
    const draft = { name: { en: 'Sale' }, value, predicate: 'sku = "A', sortOrder: '0.4', isActive: true };
    expect(await refusalOf(seeder.productDiscounts().post({ body: draft }))).toMatchObject(REFUSED);
    const { body } = await seeder
      .productDiscounts()
      .post({ body: { ...draft, predicate: 'sku = "A"' } })
      .execute();
    const actions = [{ action: 'changePredicate' as const, predicate: UNREADABLE }];
    const changing = seeder
      .productDiscounts()
      .withId({ ID: body.id })
      .post({ body: { version: body.version, actions } });
    expect(await refusalOf(changing)).toMatchObject(REFUSED);
  });

  it('of a discount code', async () => {
    const draft = { code: 'TEN', cartDiscounts: [] };
    const creatingCode = (body: object) => seeder.discountCodes().post({ body: { ...draft, ...body } });
    expect(await refusalOf(creatingCode({ cartPredicate: UNREADABLE }))).toMatchObject(REFUSED);
    const { body } = await creatingCode({ cartPredicate: 'country = "SK"' }).execute();
    const setting = (cartPredicate?: string) =>
      seeder
        .discountCodes()
        .withId({ ID: body.id })
        .post({ body: { version: body.version, actions: [{ action: 'setCartPredicate', cartPredicate }] } });
    expect(await refusalOf(setting(UNREADABLE))).toMatchObject(REFUSED);
    expect((await setting().execute()).body.cartPredicate).toBeUndefined();
  });

  it('of a shipping method', async () => {
    const draft = {
      name: 'Freight',
      isDefault: false,
      taxCategory: { typeId: 'tax-category' as const, key: 'standard' },
      zoneRates: [],
    };
    const refused = seeder.shippingMethods().post({ body: { ...draft, predicate: UNREADABLE } });
    expect(await refusalOf(refused)).toMatchObject(REFUSED);
    const parcel = seeder.shippingMethods().withKey({ key: 'parcel' });
    const { version } = (await parcel.get().execute()).body;
    const actions = [{ action: 'setPredicate' as const, predicate: UNREADABLE }];
    expect(await refusalOf(parcel.post({ body: { version, actions } }))).toMatchObject(REFUSED);
  });
});

describe('an unsupported cart discount is refused', () => {
  it('without a target, with the target of several lines at once, and as a gift of an unknown product', async () => {
    const withoutTarget = await refusalOf(creating({ target: undefined }));
    expect(withoutTarget).toMatchObject(REFUSED);
    const multiBuy = {
      type: 'multiBuyLineItems' as const,
      predicate: 'true',
      triggerQuantity: 2,
      discountedQuantity: 1,
      selectionMode: 'Cheapest' as const,
    };
    expect(await refusalOf(creating({ target: multiBuy }))).toMatchObject(REFUSED);
    const gift = { type: 'giftLineItem' as const, product: { typeId: 'product' as const, id: 'x' }, variantId: 1 };
    expect(await refusalOf(creating({ value: gift }))).toMatchObject({ statusCode: 400 });
  });
});

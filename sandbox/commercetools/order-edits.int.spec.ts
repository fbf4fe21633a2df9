import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CartDraft,
  Message,
  Order,
  OrderEdit,
  OrderEditDraft,
  OrderEditUpdateAction,
  OrderUpdateAction,
  StagedOrderUpdateAction,
} from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { enableMessages, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
const parcel = { typeId: 'shipping-method' as const, key: 'parcel' };
const taxCategory = { typeId: 'tax-category' as const, key: 'standard' };
const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  await enableMessages(seeder);
  await seeder
    .cartDiscounts()
    .post({
      body: {
        key: 'tenth',
        name: { en: 'A tenth off' },
        value: { type: 'relative', permyriad: 1000 },
        cartPredicate: 'true',
        target: { type: 'lineItems', predicate: 'true' },
        sortOrder: '0.77',
        requiresDiscountCode: true,
      },
    })
    .execute();
  const cartDiscounts = [{ typeId: 'cart-discount' as const, key: 'tenth' }];
  await seeder
    .discountCodes()
    .post({ body: { code: 'TENTH', cartDiscounts, maxApplications: 1 } })
    .execute();
});
afterAll(() => backend.close());

/** An order of one fryer for 20.00 and a parcel for 1.95. */
async function newOrder(draft: Partial<CartDraft> = {}): Promise<Order> {
  const body: CartDraft = {
    currency: 'EUR',
    country: 'SK',
    customerEmail: 'eva@example.com',
    lineItems: [{ key: 'fryer', sku: 'EX10000001' }],
    shippingAddress: { country: 'SK', city: 'Bratislava' },
    shippingMethod: parcel,
    ...draft,
  };
  const { id, version } = (await seeder.carts().post({ body }).execute()).body;
  return (
    await seeder
      .orders()
      .post({ body: { cart: { typeId: 'cart', id }, version } })
      .execute()
  ).body;
}
const orderNow = async ({ id }: Pick<Order, 'id'>): Promise<Order> =>
  (await seeder.orders().withId({ ID: id }).get().execute()).body;

const edits = () => seeder.orders().edits();
async function edit(order: Order, ...stagedActions: StagedOrderUpdateAction[]): Promise<OrderEdit> {
  const body: OrderEditDraft = { resource: { typeId: 'order', id: order.id }, stagedActions };
  return (await edits().post({ body }).execute()).body;
}
const change = ({ id, version }: OrderEdit, actions: OrderEditUpdateAction[], dryRun?: boolean) =>
  edits().withId({ ID: id }).post({ body: { version, actions, dryRun } });
const apply = ({ id, version: editVersion }: OrderEdit, { version: resourceVersion }: Order) =>
  edits().withId({ ID: id }).apply().post({ body: { editVersion, resourceVersion } });

function previewOf({ result }: OrderEdit): Order {
  if (result.type !== 'PreviewSuccess') throw new Error(`There is no preview: ${JSON.stringify(result)}`);
  return result.preview;
}
function messagesOf({ result }: OrderEdit): string[] {
  return result.type === 'PreviewSuccess' ? result.messagePayloads.map(({ type }) => type) : [];
}
/** Returns the errors of a preview; empty if the edit can be applied. */
const errorsOf = ({ result }: OrderEdit): string[] =>
  result.type === 'PreviewFailure' ? result.errors.map(({ code }) => code) : [];

async function readFeed({ id }: Order): Promise<Message[]> {
  const queryArgs = { where: `resource(id="${id}")`, sort: 'sequenceNumber asc' };
  return (await seeder.messages().get({ queryArgs }).execute()).body.results;
}

describe('an edit has a preview', () => {
  it('with new totals, taxes and shipping, and leaves the order as it is', async () => {
    const order = await newOrder();
    const made = await edit(
      order,
      { action: 'addLineItem', sku: 'EX10000002', quantity: 2 },
      { action: 'setCustomerEmail', email: 'adam@example.com' },
    );
    expect(made).toMatchObject({ version: 1, resource: { typeId: 'order', id: order.id } });
    // 20.00 + 2 × 40.00; from 59.00 on the parcel is free. 23 % tax are in it.
    expect(previewOf(made)).toMatchObject({
      id: order.id,
      version: order.version,
      orderState: 'Open',
      customerEmail: 'adam@example.com',
      totalPrice: { centAmount: 10_000 },
      taxedPrice: { totalNet: { centAmount: 8130 }, totalGross: { centAmount: 10_000 } },
      shippingInfo: { price: { centAmount: 0 }, shippingMethodState: 'MatchesCart' },
      lineItems: [{ quantity: 1 }, { quantity: 2, price: { value: { centAmount: 4000 } } }],
      cart: order.cart,
    });
    expect(messagesOf(made)).toEqual(['OrderCustomerEmailSet', 'OrderLineItemAdded', 'OrderShippingInfoSet']);
    expect(await orderNow(order)).toEqual(order);
    expect(await readFeed(order)).toMatchObject([{ type: 'OrderCreated' }]);
  });

  it('of the current order, calculated for each read', async () => {
    const order = await newOrder();
    const { id } = await edit(order, { action: 'setCountry', country: 'SK' });
    const actions: OrderUpdateAction[] = [{ action: 'changeOrderState', orderState: 'Confirmed' }];
    const place = seeder.orders().withId({ ID: order.id });
    await place.post({ body: { version: order.version, actions } }).execute();
    const { body } = await edits().withId({ ID: id }).get().execute();
    expect(previewOf(body)).toMatchObject({ orderState: 'Confirmed', country: 'SK' });
  });

  it('without storing anything in a dry run', async () => {
    const order = await newOrder();
    const draft = {
      key: 'dry-run',
      resource: { typeId: 'order' as const, id: order.id },
      stagedActions: [{ action: 'changeLineItemQuantity' as const, lineItemKey: 'fryer', quantity: 2 }],
    };
    const { body: dry } = await edits()
      .post({ body: { ...draft, dryRun: true } })
      .execute();
    expect(previewOf(dry).totalPrice.centAmount).toBe(4195);
    expect(await refusalOf(edits().withKey({ key: 'dry-run' }).get())).toMatchObject({ statusCode: 404 });
    const { body: made } = await edits().post({ body: draft }).execute();
    const more = { action: 'setCustomerEmail' as const, email: 'adam@example.com' };
    const actions: OrderEditUpdateAction[] = [
      { action: 'setComment', comment: 'Asked by phone' },
      { action: 'addStagedAction', stagedAction: more },
    ];
    const { body: tried } = await change(made, actions, true).execute();
    expect(tried).toMatchObject({ version: made.version, comment: 'Asked by phone' });
    expect(previewOf(tried)).toMatchObject({ customerEmail: 'adam@example.com', totalPrice: { centAmount: 4195 } });
    const { result: _preview, ...stored } = made;
    expect((await edits().withKey({ key: 'dry-run' }).get().execute()).body).toMatchObject(stored);
  });

  it('or the reason why it cannot be applied', async () => {
    const order = await newOrder();
    const wrong = await edit(order, { action: 'removeLineItem', lineItemKey: 'no-such-line' });
    expect(errorsOf(wrong)).toEqual(['ResourceNotFound']);
    expect(errorsOf(await edit(order, { action: 'addDiscountCode', code: 'NO-SUCH-CODE' }))).toEqual([
      'DiscountCodeNonApplicable',
    ]);
    const reserved = { action: 'addLineItem' as const, sku: 'EX10000002', inventoryMode: 'ReserveOnOrder' as const };
    expect(errorsOf(await edit(order, reserved))).toEqual(['InvalidOperation']);
    expect(await refusalOf(apply(wrong, order))).toMatchObject({ statusCode: 404, code: 'ResourceNotFound' });
    expect(await orderNow(order)).toEqual(order);
  });
});

describe('an edit that is applied', () => {
  it('changes the order once, and returns its totals before and after', async () => {
    const order = await newOrder();
    const fee = { name: { en: 'Assembly' }, slug: 'assembly', money: eur(500), taxCategory };
    const made = await edit(
      order,
      { action: 'changeLineItemQuantity', lineItemKey: 'fryer', quantity: 2 },
      { action: 'addCustomLineItem', ...fee },
      { action: 'changeOrderState', orderState: 'Confirmed' },
    );
    const { body: applied } = await apply(made, order).execute();
    const now = await orderNow(order);
    expect(now).toMatchObject({
      version: order.version + 1,
      orderState: 'Confirmed',
      totalPrice: { centAmount: 4695 },
      lineItems: [{ id: order.lineItems[0]?.id, quantity: 2 }],
      customLineItems: [{ slug: 'assembly', totalPrice: { centAmount: 500 } }],
    });
    const { appliedAt, ...excerpts } = { appliedAt: '', ...applied.result };
    expect(Date.parse(appliedAt)).not.toBeNaN();
    expect(excerpts).toEqual({
      type: 'Applied',
      excerptBeforeEdit: { totalPrice: order.totalPrice, taxedPrice: order.taxedPrice, version: order.version },
      excerptAfterEdit: { totalPrice: now.totalPrice, taxedPrice: now.taxedPrice, version: now.version },
    });
    expect((await edits().withId({ ID: made.id }).get().execute()).body).toEqual(applied);
    expect(await refusalOf(apply(applied, now))).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    const staged: OrderEditUpdateAction = { action: 'setStagedActions', stagedActions: [] };
    expect(await refusalOf(change(applied, [staged]))).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    const { body: noted } = await change(applied, [{ action: 'setComment', comment: 'Done' }]).execute();
    expect(noted).toMatchObject({ comment: 'Done', result: applied.result });
  });

  it('sends a message for each change', async () => {
    const order = await newOrder();
    const made = await edit(
      order,
      { action: 'setCustomerEmail', email: 'adam@example.com' },
      { action: 'setShippingAddress', address: { country: 'DE', city: 'Berlin' } },
      { action: 'setBillingAddress', address: { country: 'SK' } },
      { action: 'setPurchaseOrderNumber', purchaseOrderNumber: 'PO-1' },
      { action: 'addLineItem', sku: 'EX10000003' },
      { action: 'removeLineItem', lineItemKey: 'fryer' },
    );
    const { body: applied } = await apply(made, order).execute();
    const [, ...messages] = await readFeed(order);
    expect(messages.map(({ type }) => type)).toEqual([...messagesOf(made), 'OrderEditApplied']);
    expect(messages).toMatchObject([
      { type: 'OrderCustomerEmailSet', email: 'adam@example.com', oldEmail: 'eva@example.com' },
      { type: 'OrderShippingAddressSet', address: { country: 'DE' }, oldAddress: { country: 'SK' } },
      { type: 'OrderBillingAddressSet', address: { country: 'SK' } },
      { type: 'OrderPurchaseOrderNumberSet', purchaseOrderNumber: 'PO-1' },
      { type: 'OrderLineItemAdded', addedQuantity: 1, lineItem: { productKey: 'fryer-3' } },
      { type: 'OrderLineItemRemoved', lineItemKey: 'fryer', removedQuantity: 1, newQuantity: 0 },
      { type: 'OrderShippingInfoSet', shippingInfo: { taxRate: { country: 'DE' } } },
      { type: 'OrderEditApplied', resourceVersion: 2, edit: { id: made.id }, result: applied.result },
    ]);
  });

  it.each(['constructor', 'toString', '__proto__', 'noSuchAction'])(
    'is refused with the unknown action %s',
    async (name) => {
      const { access_token: token } = await backend.token('seeder');
      const order = await newOrder();
      const body = JSON.stringify({ resource: { typeId: 'order', id: order.id }, stagedActions: [{ action: name }] });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${backend.url()}/manifold/orders/edits`, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
    },
  );

  it('needs the current versions of the edit and of the order', async () => {
    const order = await newOrder();
    const made = await edit(order, { action: 'setCustomerEmail', email: 'adam@example.com' });
    for (const [stale, currentVersion] of [
      [apply({ ...made, version: 9 }, order), made.version],
      [apply(made, { ...order, version: 9 }), order.version],
    ] as const)
      expect(await refusalOf(stale)).toMatchObject({ statusCode: 409, currentVersion });
    expect(await orderNow(order)).toEqual(order);
  });

  it('keeps a limited code that the order has, and counts it for other orders', async () => {
    const order = await newOrder({ discountCodes: ['TENTH'] });
    expect(order.totalPrice.centAmount).toBe(1995);
    const made = await edit(order, { action: 'changeLineItemQuantity', lineItemKey: 'fryer', quantity: 2 });
    await apply(made, order).execute();
    const now = await orderNow(order);
    expect(now).toMatchObject({ totalPrice: { centAmount: 3795 }, discountCodes: [{ state: 'MatchesCart' }] });
    const other = await newOrder();
    const second = await edit(other, { action: 'addDiscountCode', code: 'TENTH' });
    expect(previewOf(second)).toMatchObject({
      totalPrice: { centAmount: 2195 },
      discountCodes: [{ state: 'MaxApplicationReached' }],
    });
    const [entry] = now.discountCodes ?? [];
    if (entry === undefined) throw new Error('The order has its code.');
    const without = await edit(now, { action: 'removeDiscountCode', discountCode: entry.discountCode });
    expect(previewOf(without).totalPrice.centAmount).toBe(4195);
    expect(messagesOf(without)).toEqual(['OrderLineItemDiscountSet', 'OrderDiscountCodeRemoved']);
  });

  it('keeps the deliveries when the order is shipped in another way', async () => {
    const order = await newOrder();
    const action = { action: 'addDelivery' as const, deliveryKey: 'first' };
    await apply(await edit(order, action), order).execute();
    const sent = await orderNow(order);
    expect(previewOf(await edit(sent, { action: 'setShippingMethod', shippingMethod: parcel })).shippingInfo).toEqual(
      sent.shippingInfo,
    );
    expect(errorsOf(await edit(sent, { action: 'setShippingMethod' }))).toEqual(['InvalidOperation']);
  });

  it('reprices the order only if it can change amounts', async () => {
    const order = await newOrder({ lineItems: [{ sku: 'EX10000003' }] });
    const product = seeder.products().withKey({ key: 'fryer-3' });
    const { version, masterData } = (await product.get().execute()).body;
    const price = masterData.current.masterVariant.prices?.find(({ country }) => country === undefined);
    const priceChange = {
      action: 'changePrice' as const,
      priceId: price?.id ?? '',
      price: { value: eur(7000) },
      staged: false,
    };
    await product.post({ body: { version, actions: [priceChange] } }).execute();
    const email = await edit(order, { action: 'setCustomerEmail', email: 'adam@example.com' });
    expect(previewOf(email).totalPrice.centAmount).toBe(6000);
    const country = await edit(order, { action: 'setCountry', country: 'SK' });
    expect(previewOf(country).totalPrice.centAmount).toBe(7000);
  });
});

describe('edits', () => {
  it('are found by order, comment and result, by key, and deleted in their version', async () => {
    const order = await newOrder();
    for (const number of [1, 2])
      await edits()
        .post({ body: { key: `edit-${number}`, comment: 'x', resource: { typeId: 'order', id: order.id } } })
        .execute();
    const byKey = edits().withKey({ key: 'edit-1' });
    const made = (await byKey.get().execute()).body;
    await apply(made, order).execute();
    const find = async (where: string) =>
      (
        await edits()
          .get({ queryArgs: { where, sort: 'key desc', limit: 1, expand: 'resource' } })
          .execute()
      ).body;
    expect(await find(`resource(id="${order.id}") and comment="x"`)).toMatchObject({
      total: 2,
      count: 1,
      results: [{ key: 'edit-2', result: { type: 'NotProcessed' }, resource: { obj: { id: order.id } } }],
    });
    expect((await find(`result(type="Applied") and resource(id="${order.id}")`)).results).toMatchObject([
      { key: 'edit-1' },
    ]);
    const second = edits().withKey({ key: 'edit-2' });
    expect(await refusalOf(second.delete({ queryArgs: { version: 9 } }))).toMatchObject({ statusCode: 409 });
    await second.delete({ queryArgs: { version: 1 } }).execute();
    expect(await refusalOf(second.get())).toMatchObject({ statusCode: 404 });
  });

  it('are refused by name if this server cannot apply them', async () => {
    const order = await newOrder();
    const made = await edit(order);
    const body = (...stagedActions: object[]) => ({
      body: { resource: { typeId: 'order' as const, id: order.id }, stagedActions: stagedActions as never },
    });
    const unknown = edits().post(body({ action: 'setOrderTotalTax', externalTotalGross: eur(1) }));
    await expect(unknown.execute()).rejects.toThrow("Invalid action 'setOrderTotalTax'");
    const property = { action: 'addLineItem', sku: 'EX10000001', recurrenceInfo: {} };
    expect(await refusalOf(edits().post(body(property)))).toMatchObject({ statusCode: 400, field: 'recurrenceInfo' });
    const staged = { action: 'addStagedAction', stagedAction: { action: 'freezeCart' } } as never;
    expect(await refusalOf(change(made, [staged]))).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
  });

  it('need an order without reserved stock, and the scope', async () => {
    const reserved = await newOrder({ inventoryMode: 'ReserveOnOrder' });
    const draft = { body: { resource: { typeId: 'order' as const, id: reserved.id } } };
    expect(await refusalOf(edits().post(draft))).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    const missingOrder = { body: { resource: { typeId: 'order' as const, id: 'none' } } };
    expect(await refusalOf(edits().post(missingOrder))).toMatchObject({ code: 'ReferencedResourceNotFound' });
    const services = await backend.as('services');
    expect(await refusalOf(services.orders().edits().post(draft))).toMatchObject({ statusCode: 403 });
  });
});

describe('the shipping methods for an edit', () => {
  const methods = (orderEditId: string, country: string) =>
    seeder.shippingMethods().matchingOrderedit().get({ queryArgs: { orderEditId, country } });

  it('ship the edited order to the requested place', async () => {
    const order = await newOrder();
    const { id } = await edit(order, { action: 'setCustomerEmail', email: 'adam@example.com' });
    expect((await methods(id, 'DE').execute()).body).toMatchObject({ count: 1, results: [{ key: 'parcel' }] });
    expect((await methods(id, 'HU').execute()).body.results).toEqual([]);
    expect(await refusalOf(methods(id, 'nowhere'))).toMatchObject({ statusCode: 400, field: 'country' });
    const wrong = await edit(order, { action: 'removeLineItem', lineItemKey: 'no-such-line' });
    expect(await refusalOf(methods(wrong.id, 'DE'))).toMatchObject({
      statusCode: 400,
      code: 'EditPreviewFailed',
      result: { type: 'PreviewFailure' },
    });
    expect(await refusalOf(methods(order.id, 'DE'))).toMatchObject({ statusCode: 404 });
  });
});

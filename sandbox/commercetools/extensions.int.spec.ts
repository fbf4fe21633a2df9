import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, Extension, ExtensionDraft, ExtensionTrigger, Order, OrderEdit } from '@commercetools/platform-sdk';
import { newBuyer } from './testing/test-company.js';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

/** A call that the service of the merchant received. */
interface Call {
  readonly authorization?: string;
  readonly body: {
    readonly action: string;
    readonly resource: { readonly typeId: string; readonly id: string; readonly obj: Partial<Cart> };
    readonly oldResource?: { readonly obj: Partial<Cart> };
  };
}
interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

let backend: TestBackend;
let seeder: Project;
let service: Server;
let url: string;
let calls: Call[] = [];
/** The answer of the service; undefined if it never answers. */
let reply: (call: Call) => Promise<Reply | undefined> | Reply | undefined = () => ({ status: 200 });
const made: Extension[] = [];

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  service = createServer((request, response) => {
    void text(request).then(async (sent) => {
      const call = { authorization: request.headers.authorization, body: JSON.parse(sent) as Call['body'] };
      calls.push(call);
      const answer = await reply(call);
      if (answer === undefined) return;
      response.writeHead(answer.status, { 'content-type': 'application/json', location: `${url}/elsewhere` });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await backend.close();
});
afterEach(async () => {
  // Those that depend on others go first.
  for (const { id } of made.splice(0).reverse()) {
    const one = seeder.extensions().withId({ ID: id });
    const { version } = (await one.get().execute()).body;
    await one.delete({ queryArgs: { version } }).execute();
  }
  calls = [];
  reply = () => ({ status: 200 });
});

const on = (resourceTypeId: string, ...actions: ('Create' | 'Update')[]): ExtensionTrigger => ({
  resourceTypeId,
  actions: actions.length === 0 ? ['Create', 'Update'] : actions,
});
async function extend(trigger: ExtensionTrigger, more: Partial<ExtensionDraft> = {}): Promise<Extension> {
  const body = { destination: { type: 'HTTP' as const, url }, triggers: [trigger], ...more };
  const extension = (await seeder.extensions().post({ body }).execute()).body;
  made.push(extension);
  return extension;
}
const newCart = async (country = 'SK'): Promise<Cart> =>
  (
    await seeder
      .carts()
      .post({ body: { currency: 'EUR', country, lineItems: [{ sku: 'EX10000001' }] } })
      .execute()
  ).body;
const cartsNow = async (): Promise<number | undefined> =>
  (
    await seeder
      .carts()
      .get({ queryArgs: { limit: 0 } })
      .execute()
  ).body.total;
const locales = (locale: string) => ({ status: 200, body: { actions: [{ action: 'setLocale', locale }] } });

async function newOrder(): Promise<Order> {
  const { id, version } = await newCart();
  const actions = [{ action: 'setShippingAddress' as const, address: { country: 'SK' } }];
  const cart = (await seeder.carts().withId({ ID: id }).post({ body: { version, actions } }).execute()).body;
  const body = { cart: { typeId: 'cart' as const, id }, version: cart.version };
  return (await seeder.orders().post({ body }).execute()).body;
}
async function newEdit(order: Order): Promise<OrderEdit> {
  const stagedActions = [{ action: 'setCustomerEmail' as const, email: 'adam@example.com' }];
  const body = { resource: { typeId: 'order' as const, id: order.id }, stagedActions };
  return (await seeder.orders().edits().post({ body }).execute()).body;
}
async function applyEdit({ id, version }: OrderEdit, order: Order): Promise<OrderEdit> {
  const body = { editVersion: version, resourceVersion: order.version };
  return (await seeder.orders().edits().withId({ ID: id }).apply().post({ body }).execute()).body;
}

describe('an extension that is called before a cart is stored', () => {
  it('receives the changed cart, and its update actions are stored with it', async () => {
    await extend(on('cart'), {
      destination: {
        type: 'HTTP',
        url,
        authentication: { type: 'AuthorizationHeader', headerValue: 'Basic secret-of-the-shop' },
      },
      expansionPaths: ['lineItems[*].productType'],
      additionalContext: { includeOldResource: true },
    });
    reply = ({ body }) => ({
      status: 201,
      body: {
        responseType: 'UpdateRequest',
        actions: [{ action: 'changeLineItemQuantity', lineItemId: body.resource.obj.lineItems?.[0]?.id, quantity: 3 }],
      },
    });
    const cart = await newCart();
    expect(calls).toMatchObject([
      {
        authorization: 'Basic secret-of-the-shop',
        body: {
          action: 'Create',
          resource: {
            typeId: 'cart',
            id: cart.id,
            obj: { lineItems: [{ productType: { obj: { key: 'standard_product' } } }] },
          },
        },
      },
    ]);
    expect([cart.version, cart.lineItems[0]?.quantity, cart.totalPrice.centAmount]).toEqual([1, 3, 6000]);
    expect((await seeder.carts().withId({ ID: cart.id }).get().execute()).body).toEqual(cart);

    reply = () => locales('sk');
    const actions = [{ action: 'setCustomerEmail' as const, email: 'a@example.com' }];
    const changed = await seeder
      .carts()
      .withId({ ID: cart.id })
      .post({ body: { version: 1, actions } })
      .execute();
    expect(changed.body).toMatchObject({ version: 2, locale: 'sk', customerEmail: 'a@example.com' });
    expect(calls[1]?.body).toMatchObject({
      action: 'Update',
      resource: { obj: { customerEmail: 'a@example.com' } },
      oldResource: { obj: { version: 1, lineItems: [{ quantity: 3 }] } },
    });
    expect(calls[1]?.body.oldResource?.obj).not.toHaveProperty('customerEmail');
  });

  it('can refuse it with its own errors, and nothing is stored', async () => {
    const { id } = await extend(on('cart'), { key: 'no-carts' });
    const before = await cartsNow();
    const error = { code: 'InvalidInput', message: 'Not today.', extensionExtraInfo: { reason: 'holiday' } };
    reply = () => ({ status: 400, body: { errors: [error] } });
    const refusal = await refusalOf(seeder.carts().post({ body: { currency: 'EUR' } }));
    expect(refusal).toMatchObject({ statusCode: 400, ...error, errorByExtension: { id, key: 'no-carts' } });
    expect(await cartsNow()).toBe(before);
  });

  it('is called when an order edit is previewed and applied, and both have its update actions', async () => {
    const order = await newOrder();
    await extend(on('order', 'Update'));
    reply = () => locales('sk');
    const edited = await newEdit(order);
    expect(edited.result).toMatchObject({ type: 'PreviewSuccess', preview: { locale: 'sk' } });
    const applied = await applyEdit(edited, order);
    expect(applied.result.type).toBe('Applied');
    expect(calls.map(({ body }) => [body.action, body.resource.typeId, body.resource.id])).toEqual([
      ['Update', 'order', order.id],
      ['Update', 'order', order.id],
    ]);
    const { body: now } = await seeder.orders().withId({ ID: order.id }).get().execute();
    expect(now).toMatchObject({ locale: 'sk', customerEmail: 'adam@example.com', version: order.version + 1 });
  });

  it('can refuse an order edit: the preview says so, and neither order nor edit changes', async () => {
    const order = await newOrder();
    await extend(on('order', 'Update'), { key: 'no-edits' });
    reply = () => ({ status: 400, body: { errors: [{ code: 'InvalidInput', message: 'Not any more.' }] } });
    const edited = await newEdit(order);
    expect(edited.result).toMatchObject({ type: 'PreviewFailure', errors: [{ message: 'Not any more.' }] });
    const body = { editVersion: edited.version, resourceVersion: order.version };
    const apply = seeder.orders().edits().withId({ ID: edited.id }).apply().post({ body });
    expect(await refusalOf(apply)).toMatchObject({ statusCode: 400, message: 'Not any more.' });
    const { body: now } = await seeder.orders().withId({ ID: order.id }).get().execute();
    expect(now).toEqual(order);
    const { body: later } = await seeder.orders().edits().withId({ ID: edited.id }).get().execute();
    expect([later.version, later.result.type]).toEqual([edited.version, 'PreviewFailure']);
  });

  it('can refuse a quote request, and none is stored', async () => {
    const customer = await newBuyer(seeder);
    const { id, version } = await newCart();
    const actions = [
      { action: 'setCustomerId' as const, customerId: customer.id },
      { action: 'setShippingAddress' as const, address: { country: 'SK' } },
    ];
    const cart = (await seeder.carts().withId({ ID: id }).post({ body: { version, actions } }).execute()).body;
    await extend(on('quote-request', 'Create'));
    reply = () => ({ status: 400, body: { errors: [{ code: 'InvalidInput', message: 'No haggling.' }] } });
    const body = { cart: { typeId: 'cart' as const, id }, cartVersion: cart.version };
    expect(await refusalOf(seeder.quoteRequests().post({ body }))).toMatchObject({ message: 'No haggling.' });
    expect(calls.map(({ body: sent }) => [sent.action, sent.resource.typeId])).toEqual([['Create', 'quote-request']]);
    expect((await seeder.quoteRequests().get().execute()).body.total).toBe(0);
  });

  it('is called only if its condition is true', async () => {
    const extension = await extend({ ...on('cart', 'Create'), condition: 'country = "DE"' });
    await newCart('SK');
    expect(calls).toHaveLength(0);
    await newCart('DE');
    expect(calls).toHaveLength(1);
    expect(await refusalOf(seeder.carts().post({ body: { currency: 'EUR' } }))).toMatchObject({
      statusCode: 400,
      code: 'ExtensionPredicateEvaluationFailed',
      errorByExtension: { id: extension.id },
    });
  });

  it('fails the request if it is late, answers invalid JSON, or redirects', async () => {
    const { id } = await extend(on('cart'), { timeoutInMs: 200, key: 'broken' });
    const before = await cartsNow();
    const refused = () => refusalOf(seeder.carts().post({ body: { currency: 'EUR' } }));
    const named = { extensionId: id, extensionKey: 'broken' };
    reply = () => undefined;
    expect(await refused()).toMatchObject({ statusCode: 504, code: 'ExtensionNoResponse', ...named });
    for (const answer of [{ status: 200, body: '<html>' }, { status: 500 }, { status: 302 }, { status: 400 }]) {
      reply = () => answer;
      expect(await refused()).toMatchObject({
        statusCode: 502,
        code: 'ExtensionBadResponse',
        extensionStatusCode: answer.status,
        ...named,
      });
    }
    reply = () => ({ status: 200, body: { actions: [{ action: 'setCustomerId', customerId: 'nobody' }] } });
    expect(await refused()).toMatchObject({
      statusCode: 400,
      code: 'ExtensionUpdateActionsFailed',
      extensionErrors: [{ code: 'ReferencedResourceNotFound', ...named }],
    });
    expect(await cartsNow()).toBe(before);
  });

  it('holds no lock during the call, and a concurrent change is a conflict', async () => {
    const cart = await newCart();
    await extend(on('cart', 'Update'));
    const change = (country: string) =>
      seeder
        .carts()
        .withId({ ID: cart.id })
        .post({ body: { version: 1, actions: [{ action: 'setCountry', country }] } });
    reply = async () => {
      reply = () => ({ status: 200 });
      await change('DE').execute();
      return { status: 200 };
    };
    expect(await refusalOf(change('HU'))).toMatchObject({ statusCode: 409, currentVersion: 2 });
    expect((await seeder.carts().withId({ ID: cart.id }).get().execute()).body.country).toBe('DE');
  });

  it('is called after its dependencies', async () => {
    const first = await extend(on('cart'), { key: 'first' });
    const dependencies = [{ typeId: 'extension' as const, key: 'first' }];
    const second = await extend(on('cart'), { dependencies });
    reply = () => (calls.length === 1 ? locales('sk') : { status: 200 });
    expect(await newCart()).toMatchObject({ locale: 'sk' });
    expect(calls.map(({ body }) => body.resource.obj.locale)).toEqual([undefined, 'sk']);
    const deletion = seeder
      .extensions()
      .withKey({ key: 'first' })
      .delete({ queryArgs: { version: first.version } });
    expect(await refusalOf(deletion)).toMatchObject({ statusCode: 400, code: 'ExtensionDependencyExists' });
    const cycle = [
      { action: 'setDependencies' as const, dependencies: [{ typeId: 'extension' as const, id: second.id }] },
    ];
    const update = seeder
      .extensions()
      .withId({ ID: first.id })
      .post({ body: { version: first.version, actions: cycle } });
    expect(await refusalOf(update)).toMatchObject({ statusCode: 400, code: 'CircularDependency' });
  });
});

describe('an extension of other resources', () => {
  it('changes orders, payments, customers and customer groups before they are stored', async () => {
    for (const type of ['order', 'payment', 'customer', 'customer-group']) await extend(on(type, 'Create'));
    const requests: Record<string, object> = {
      order: { action: 'setOrderNumber', orderNumber: 'N-1' },
      payment: { action: 'setKey', key: 'from-the-service' },
      customer: { action: 'setFirstName', firstName: 'Eva' },
      'customer-group': { action: 'changeName', name: 'Schools' },
    };
    reply = ({ body }) => ({ status: 200, body: { actions: [requests[body.resource.typeId]] } });
    const { customer } = (
      await seeder
        .customers()
        .post({ body: { email: 'eva@example.com', password: 'frying-pan-1' } })
        .execute()
    ).body;
    expect(customer).toMatchObject({ firstName: 'Eva', version: 1 });
    const group = await seeder
      .customerGroups()
      .post({ body: { groupName: 'x' } })
      .execute();
    expect(group.body.name).toBe('Schools');
    const amountPlanned = { currencyCode: 'EUR', centAmount: 100 };
    expect((await seeder.payments().post({ body: { amountPlanned } }).execute()).body.key).toBe('from-the-service');
    const lineItems = [{ sku: 'EX10000001' }];
    const draft = { currency: 'EUR', country: 'SK', lineItems, shippingAddress: { country: 'SK' } };
    const cart = (await seeder.carts().post({ body: draft }).execute()).body;
    const order = (
      await seeder
        .orders()
        .post({ body: { cart: { typeId: 'cart', id: cart.id }, version: cart.version } })
        .execute()
    ).body;
    expect([order.orderNumber, order.version]).toEqual(['N-1', 1]);
    expect((await seeder.orders().withOrderNumber({ orderNumber: 'N-1' }).get().execute()).body.id).toBe(order.id);
    expect(calls.map(({ body }) => body.resource.typeId)).toEqual(['customer', 'customer-group', 'payment', 'order']);
  });
});

describe('an extension', () => {
  const draft = (more: Partial<ExtensionDraft>) => ({
    body: { destination: { type: 'HTTP' as const, url }, triggers: [on('cart')], ...more },
  });

  it('is called on this machine only, and over HTTP only', async () => {
    for (const elsewhere of ['http://example.com/x', 'http://169.254.169.254/', 'http://localhost.example.com/'])
      expect(
        await refusalOf(seeder.extensions().post(draft({ destination: { type: 'HTTP', url: elsewhere } }))),
      ).toMatchObject({ statusCode: 400, code: 'InvalidField', field: 'destination.url' });
    const lambda = { type: 'AWSLambda' as const, arn: 'x', accessKey: 'x', accessSecret: 'x' };
    expect(await refusalOf(seeder.extensions().post(draft({ destination: lambda })))).toMatchObject({
      statusCode: 400,
      detailedErrorMessage: expect.stringContaining("does not support destinations of type 'AWSLambda'"),
    });
  });

  it('must be about a resource of this server, with a condition on its fields and a time limit', async () => {
    for (const wrong of [
      { triggers: [on('payment-method')] },
      { triggers: [{ ...on('cart'), condition: 'nothing = 1' }] },
      { triggers: [on('cart'), on('cart')] },
      { triggers: [] },
      { timeoutInMs: 10_001 },
    ])
      expect(await refusalOf(seeder.extensions().post(draft(wrong)))).toMatchObject({ statusCode: 400 });
  });

  it('is found by its key, updated with its version, and shows no secret', async () => {
    const authentication = { type: 'AuthorizationHeader' as const, headerValue: 'Bearer very-secret' };
    await extend(on('payment'), { key: 'mine', destination: { type: 'HTTP', url, authentication } });
    const mine = seeder.extensions().withKey({ key: 'mine' });
    const found = (await mine.get().execute()).body;
    expect(found.destination).toEqual({
      type: 'HTTP',
      url,
      authentication: { type: 'AuthorizationHeader', headerValue: 'Bear****' },
    });
    const actions = [{ action: 'setTimeoutInMs' as const, timeoutInMs: 500 }];
    expect((await mine.post({ body: { version: 1, actions } }).execute()).body).toMatchObject({
      version: 2,
      timeoutInMs: 500,
    });
    expect(await refusalOf(mine.post({ body: { version: 1, actions } }))).toMatchObject({ statusCode: 409 });
    const queryArgs = { where: 'timeoutInMs = 500', sort: 'createdAt desc', limit: 1 };
    expect((await seeder.extensions().get({ queryArgs }).execute()).body.results.map(({ key }) => key)).toEqual([
      'mine',
    ]);
  });
});

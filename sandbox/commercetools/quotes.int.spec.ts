import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Cart,
  CartDraft,
  Customer,
  Quote,
  QuoteRequest,
  QuoteUpdateAction,
  StagedQuote,
  StagedQuoteUpdateAction,
} from '@commercetools/platform-sdk';
import { associateDraft, newBuyer, newCompany, newRole } from './testing/test-company.js';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { PASSWORD } from './testing/test-customer.js';
import { enableMessages, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let buyer: Customer;
let shopper: Project;

const reference = <T extends string>(typeId: T, { id }: { readonly id: string }) => ({ typeId, id });

async function newCart(more: Partial<CartDraft> = {}): Promise<Cart> {
  const body: CartDraft = {
    currency: 'EUR',
    country: 'SK',
    customerId: buyer.id,
    inventoryMode: 'ReserveOnOrder',
    lineItems: [{ sku: 'EX10000001', quantity: 2 }],
    shippingAddress: { country: 'SK' },
    shippingMethod: { typeId: 'shipping-method', key: 'parcel' },
    ...more,
  };
  return (await seeder.carts().post({ body }).execute()).body;
}

async function requested(cart: Cart): Promise<QuoteRequest> {
  const body = { cart: reference('cart', cart), cartVersion: cart.version };
  return (await seeder.quoteRequests().post({ body }).execute()).body;
}

async function staged(request: QuoteRequest): Promise<StagedQuote> {
  const body = {
    quoteRequest: reference('quote-request', request),
    quoteRequestVersion: request.version,
    quoteRequestStateToAccepted: true,
  };
  return (await seeder.stagedQuotes().post({ body }).execute()).body;
}

const changeStaged = async ({ id, version }: StagedQuote, ...actions: StagedQuoteUpdateAction[]) =>
  (await seeder.stagedQuotes().withId({ ID: id }).post({ body: { version, actions } }).execute()).body;

async function offered(from: StagedQuote): Promise<Quote> {
  const body = { stagedQuote: reference('staged-quote', from), stagedQuoteVersion: from.version };
  return (await seeder.quotes().post({ body }).execute()).body;
}

const newQuote = async (more?: Partial<CartDraft>): Promise<Quote> =>
  offered(await staged(await requested(await newCart(more))));

const changeQuote = ({ id, version }: Quote, ...actions: QuoteUpdateAction[]) =>
  seeder.quotes().withId({ ID: id }).post({ body: { version, actions } });

const messagesAbout = async ({ id }: { readonly id: string }): Promise<string[]> => {
  const queryArgs = { where: `resource(id = "${id}")`, sort: 'sequenceNumber asc' };
  return (await seeder.messages().get({ queryArgs }).execute()).body.results.map(({ type }) => type);
};

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  await enableMessages(seeder);
  buyer = await newBuyer(seeder);
  const scope = ['orders', 'quotes', 'quote_requests'].map((what) => `manage_my_${what}:manifold`).join(' ');
  const form = { grant_type: 'password', username: buyer.email, password: PASSWORD, scope };
  shopper = backend.withToken((await backend.token('seeder', '/oauth/manifold/customers/token', form)).access_token);
});
afterAll(() => backend.close());

describe('the negotiation of a quote', () => {
  let cart: Cart;
  let request: QuoteRequest;
  let offer: StagedQuote;
  let quote: Quote;

  it('begins with a request for the content of a cart, and later changes of the cart do not affect it', async () => {
    cart = await newCart({ purchaseOrderNumber: 'PO-1' });
    const body = { cartId: cart.id, cartVersion: cart.version, comment: 'Ten per cent off?' };
    request = (await shopper.me().quoteRequests().post({ body }).execute()).body;
    expect(request).toMatchObject({
      quoteRequestState: 'Submitted',
      comment: 'Ten per cent off?',
      customer: { id: buyer.id },
      cart: { id: cart.id },
      purchaseOrderNumber: 'PO-1',
      totalPrice: { centAmount: 4195 },
      lineItems: [{ quantity: 2 }],
    });
    const lineItemId = cart.lineItems[0]?.id;
    const actions = [{ action: 'changeLineItemQuantity' as const, lineItemId, quantity: 1 }];
    await seeder
      .carts()
      .withId({ ID: cart.id })
      .post({ body: { version: cart.version, actions } })
      .execute();
    const again = await shopper.me().quoteRequests().withId({ ID: request.id }).get().execute();
    expect(again.body).toEqual(request);
  });

  it('continues with an offer that the seller prepares in a separate cart', async () => {
    offer = await staged(request);
    expect(offer).toMatchObject({
      stagedQuoteState: 'InProgress',
      quoteRequest: { id: request.id },
      customer: { id: buyer.id },
      purchaseOrderNumber: 'PO-1',
    });
    const carts = seeder.carts().withId({ ID: offer.quotationCart.id });
    const quotation = (await carts.get().execute()).body;
    expect(quotation).toMatchObject({ origin: 'Quote', customerId: buyer.id, totalPrice: { centAmount: 4195 } });
    const lineItemId = quotation.lineItems[0]?.id;
    const externalPrice = { currencyCode: 'EUR', centAmount: 1800 };
    const actions = [{ action: 'setLineItemPrice' as const, lineItemId, externalPrice }];
    await carts.post({ body: { version: quotation.version, actions } }).execute();
    offer = await changeStaged(
      offer,
      { action: 'setSellerComment', sellerComment: 'With pleasure' },
      { action: 'setValidTo', validTo: '2099-01-01T00:00:00.000Z' },
    );
    const accepted = await shopper.me().quoteRequests().withId({ ID: request.id }).get().execute();
    expect(accepted.body.quoteRequestState).toBe('Accepted');
  });

  it('leads to a quote with the offered prices', async () => {
    const body = {
      stagedQuote: reference('staged-quote', offer),
      stagedQuoteVersion: offer.version,
      stagedQuoteStateToSent: true,
      key: 'the-offer',
    };
    quote = (await seeder.quotes().post({ body }).execute()).body;
    expect(quote).toMatchObject({
      quoteState: 'Pending',
      sellerComment: 'With pleasure',
      validTo: '2099-01-01T00:00:00.000Z',
      totalPrice: { centAmount: 3795 },
      customer: { id: buyer.id },
    });
    const sent = await seeder.stagedQuotes().withId({ ID: offer.id }).get().execute();
    expect(sent.body.stagedQuoteState).toBe('Sent');
    expect((await shopper.me().quotes().withKey({ key: 'the-offer' }).get().execute()).body).toEqual(quote);
  });

  it('ends with an order at these prices that reduces the stock', async () => {
    const body = { id: quote.id, version: quote.version, quoteStateToAccepted: true };
    const token = await backend.token('seeder', '/oauth/manifold/customers/token', {
      grant_type: 'password',
      username: buyer.email,
      password: PASSWORD,
      scope: 'manage_my_quotes:manifold manage_my_orders:manifold',
    });
    const mine = backend.withToken(token.access_token);
    const { body: order } = await mine.me().orders().orderQuote().post({ body }).execute();
    expect(order).toMatchObject({
      origin: 'Quote',
      quote: { typeId: 'quote', id: quote.id },
      customerId: buyer.id,
      purchaseOrderNumber: 'PO-1',
      totalPrice: { centAmount: 3795 },
    });
    const { body: accepted } = await seeder.quotes().withId({ ID: quote.id }).get().execute();
    expect(accepted.quoteState).toBe('Accepted');
    const stock = await seeder
      .inventory()
      .get({ queryArgs: { where: 'sku = "EX10000001"' } })
      .execute();
    expect(stock.body.results).toMatchObject([{ quantityOnStock: 5, availableQuantity: 3 }]);
    const again = { quote: reference('quote', quote), version: accepted.version };
    expect(await refusalOf(seeder.orders().orderQuote().post({ body: again }))).toMatchObject({
      code: 'InvalidOperation',
    });
    expect(await messagesAbout(order)).toEqual(['OrderCreated']);
  });

  it('keeps its prices when the order is edited, although the product costs more now', async () => {
    const quote = await newQuote({ inventoryMode: 'None' });
    const body = { quote: reference('quote', quote), version: quote.version, quoteStateToAccepted: true };
    const order = (await seeder.orders().orderQuote().post({ body }).execute()).body;
    const product = seeder.products().withKey({ key: 'fryer-1' });
    const reprice = async (from: number, to: number) => {
      const { version, masterData } = (await product.get().execute()).body;
      const actions = masterData.current.masterVariant.prices
        ?.filter(({ value }) => value.centAmount === from && value.currencyCode === 'EUR')
        .map(({ id }) => ({
          action: 'changePrice' as const,
          priceId: id,
          price: { value: { currencyCode: 'EUR', centAmount: to } },
          staged: false,
        }));
      await product.post({ body: { version, actions: actions ?? [] } }).execute();
    };
    await reprice(2000, 9900);
    const lineItemId = order.lineItems[0]?.id;
    const stagedActions = [
      { action: 'changeLineItemQuantity' as const, lineItemId, quantity: 3 },
      { action: 'addLineItem' as const, sku: 'EX10000003' },
    ];
    const draft = { resource: reference('order', order), stagedActions };
    const { result } = (await seeder.orders().edits().post({ body: draft }).execute()).body;
    await reprice(9900, 2000);
    expect(result).toMatchObject({
      type: 'PreviewSuccess',
      preview: { lineItems: [{ price: { value: { centAmount: 2000 } }, totalPrice: { centAmount: 6000 } }, {}] },
    });
  });

  it('sends a message for each step', async () => {
    expect(await messagesAbout(request)).toEqual(['QuoteRequestCreated', 'QuoteRequestStateChanged']);
    expect(await messagesAbout(offer)).toEqual([
      'StagedQuoteCreated',
      'StagedQuoteSellerCommentSet',
      'StagedQuoteValidToSet',
      'StagedQuoteStateChanged',
    ]);
    expect(await messagesAbout(quote)).toEqual(['QuoteCreated', 'QuoteStateChanged']);
  });
});

describe('a quote request', () => {
  it('is refused for a cart that nobody owns, that is empty, or that has no address', async () => {
    const incomplete = { lineItems: [], shippingMethod: undefined };
    for (const more of [
      { customerId: undefined },
      incomplete,
      { shippingAddress: undefined, shippingMethod: undefined },
    ]) {
      const cart = await newCart(more);
      const body = { cart: reference('cart', cart), cartVersion: cart.version };
      expect(await refusalOf(seeder.quoteRequests().post({ body }))).toMatchObject({ code: 'InvalidOperation' });
    }
    const cart = await newCart();
    const stale = { cart: reference('cart', cart), cartVersion: cart.version + 1 };
    expect(await refusalOf(seeder.quoteRequests().post({ body: stale }))).toMatchObject({ statusCode: 409 });
  });

  it('can be cancelled by its buyer until it is answered', async () => {
    const request = await requested(await newCart());
    const mine = shopper.me().quoteRequests().withId({ ID: request.id });
    const cancel = (version: number) => mine.post({ body: { version, actions: [{ action: 'cancelQuoteRequest' }] } });
    expect((await cancel(1).execute()).body.quoteRequestState).toBe('Cancelled');
    expect(await refusalOf(cancel(2))).toMatchObject({ code: 'InvalidOperation' });
    const body = { quoteRequest: reference('quote-request', request), quoteRequestVersion: 2 };
    expect(await refusalOf(seeder.stagedQuotes().post({ body }))).toMatchObject({ code: 'InvalidOperation' });
  });

  it('is found by its state and its store, and removed', async () => {
    const store = { typeId: 'store' as const, key: 'ferrum_sk' };
    const request = await requested(await newCart({ store }));
    const inStore = seeder.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).quoteRequests();
    expect((await inStore.get().execute()).body.results).toMatchObject([{ id: request.id }]);
    const inOtherStore = seeder.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_de' }).quoteRequests();
    expect(await refusalOf(inOtherStore.withId({ ID: request.id }).get())).toMatchObject({ statusCode: 404 });
    const queryArgs = { where: `quoteRequestState = "Submitted" and store(key = "ferrum_sk")`, expand: 'customer' };
    expect((await seeder.quoteRequests().get({ queryArgs }).execute()).body).toMatchObject({
      total: 1,
      results: [{ customer: { obj: { email: buyer.email } } }],
    });
    await inStore
      .withId({ ID: request.id })
      .delete({ queryArgs: { version: 1 } })
      .execute();
    expect((await inStore.get().execute()).body.total).toBe(0);
  });
});

describe('a quote', () => {
  it('is not ordered after its last day', async () => {
    const late = await changeStaged(await staged(await requested(await newCart())), {
      action: 'setValidTo',
      validTo: '2020-01-01T00:00:00.000Z',
    });
    const quote = await offered(late);
    const body = { quote: reference('quote', quote), version: quote.version };
    expect(await refusalOf(seeder.orders().orderQuote().post({ body }))).toMatchObject({ code: 'InvalidOperation' });
  });

  it('is renegotiated: the next offer answers the request', async () => {
    const offer = await staged(await requested(await newCart()));
    const quote = await offered(offer);
    const renegotiation: QuoteUpdateAction = { action: 'requestQuoteRenegotiation', buyerComment: 'Five more' };
    const declined = (await changeQuote(quote, renegotiation).execute()).body;
    expect(declined).toMatchObject({ quoteState: 'DeclinedForRenegotiation', buyerComment: 'Five more' });
    expect(await refusalOf(changeQuote(declined, renegotiation))).toMatchObject({ code: 'InvalidOperation' });
    const next = await offered(offer);
    expect(next.quoteState).toBe('Pending');
    const { body: former } = await seeder.quotes().withId({ ID: quote.id }).get().execute();
    expect(former.quoteState).toBe('RenegotiationAddressed');
    expect(await messagesAbout(quote)).toEqual(['QuoteCreated', 'QuoteRenegotiationRequested', 'QuoteStateChanged']);
  });

  it('is declined by its buyer and seen by nobody else', async () => {
    const quote = await newQuote();
    const mine = shopper.me().quotes().withId({ ID: quote.id });
    const update = { version: 1, actions: [{ action: 'changeMyQuoteState' as const, quoteState: 'Declined' }] };
    expect((await mine.post({ body: update }).execute()).body.quoteState).toBe('Declined');
    const other = await newBuyer(seeder);
    const foreignQuote = await newQuote({ customerId: other.id });
    expect(await refusalOf(shopper.me().quotes().withId({ ID: foreignQuote.id }).get())).toMatchObject({
      statusCode: 404,
    });
  });

  it('passes to another customer', async () => {
    const quote = await newQuote();
    const other = await newBuyer(seeder);
    const { body } = await changeQuote(quote, {
      action: 'changeCustomer',
      customer: reference('customer', other),
    }).execute();
    expect(body.customer).toEqual(reference('customer', other));
    expect(await messagesAbout(quote)).toEqual(['QuoteCreated', 'QuoteCustomerChanged']);
  });
});

describe('quotes of a business unit', () => {
  it('are requested, declined and ordered as the roles allow', async () => {
    const head = await newBuyer(seeder);
    await newRole(seeder, 'asker', 'CreateMyQuoteRequestsFromMyCarts', 'ViewMyQuotes', 'RenegotiateMyQuotes');
    await newRole(seeder, 'head', 'CreateOrdersFromOthersQuotes', 'ViewOthersQuotes');
    await newCompany(seeder, 'acme', associateDraft(buyer, 'asker'), associateDraft(head, 'head'));
    const as = ({ id }: Customer) =>
      seeder
        .asAssociate()
        .withAssociateIdValue({ associateId: id })
        .inBusinessUnitKeyWithBusinessUnitKeyValue({ businessUnitKey: 'acme' });
    const cart = await newCart({ businessUnit: { typeId: 'business-unit', key: 'acme' } });
    const body = { cart: reference('cart', cart), cartVersion: cart.version };
    expect(await refusalOf(as(head).quoteRequests().post({ body }))).toMatchObject({
      code: 'AssociateMissingPermission',
      permissions: ['CreateQuoteRequestsFromOthersCarts'],
    });
    const request = (await as(buyer).quoteRequests().post({ body }).execute()).body;
    const quote = await offered(await staged(request));
    expect(quote.businessUnit?.key).toBe('acme');
    const decline = { version: 1, actions: [{ action: 'changeQuoteState' as const, quoteState: 'Declined' }] };
    expect(await refusalOf(as(buyer).quotes().withId({ ID: quote.id }).post({ body: decline }))).toMatchObject({
      permissions: ['DeclineMyQuotes'],
    });
    const guest = await newBuyer(seeder);
    const nothing = { version: 1, actions: [] };
    expect(await refusalOf(as(guest).quotes().withId({ ID: quote.id }).post({ body: nothing }))).toMatchObject({
      permissions: ['ViewOthersQuotes'],
    });
    const many = { version: 1, actions: Array.from({ length: 501 }, () => decline.actions).flat() };
    expect(await refusalOf(as(head).quotes().withId({ ID: quote.id }).post({ body: many }))).toMatchObject({
      statusCode: 400,
    });
    const order = { quote: reference('quote', quote), version: 1, quoteStateToAccepted: true };
    expect(await refusalOf(as(buyer).orders().orderQuote().post({ body: order }))).toMatchObject({
      permissions: ['CreateMyOrdersFromMyQuotes'],
    });
    await newCompany(seeder, 'rival', associateDraft(head, 'head'));
    const inOtherStore = seeder
      .asAssociate()
      .withAssociateIdValue({ associateId: head.id })
      .inBusinessUnitKeyWithBusinessUnitKeyValue({ businessUnitKey: 'rival' });
    const foreign = inOtherStore.orders().orderQuote().post({ body: order });
    expect(await refusalOf(foreign)).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    const ordered = await as(head).orders().orderQuote().post({ body: order }).execute();
    expect(ordered.body).toMatchObject({ customerId: buyer.id, businessUnit: { key: 'acme' } });
    expect((await as(head).quotes().get().execute()).body.results).toMatchObject([{ quoteState: 'Accepted' }]);
  });
});

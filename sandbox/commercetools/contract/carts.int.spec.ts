import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refusalOf, type Project } from '../testing/test-backend.js';
import { ContractProject } from './testing/contract-project.js';
import { ContractShop, eur } from './testing/contract-shop.js';
import { removeAtEnd } from './testing/remove-at-end.js';

let project: ContractProject;
let shop: ContractShop;
let shopper: Project;

beforeAll(async () => {
  project = await ContractProject.open();
  shop = await ContractShop.open(project);
});
beforeEach(async () => {
  shopper = await shop.visitor();
});
afterAll(() => project.close());

const adding = (number: number, quantity = 1) => ({ action: 'addLineItem' as const, sku: shop.sku(number), quantity });

describe('lines of a cart', () => {
  it('are merged if the same variant is added again, and removed if their quantity becomes 0', async () => {
    const empty = await shop.newCart(shopper);
    const cart = await shop.changed(shopper, empty, adding(1, 2), adding(1), adding(2));
    expect(cart.lineItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
      [shop.sku(1), 3],
      [shop.sku(2), 1],
    ]);
    expect(cart.totalLineItemQuantity).toBe(4);
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const fewer = await shop.changed(shopper, cart, { action: 'changeLineItemQuantity', lineItemId, quantity: 0 });
    expect(fewer.lineItems.map(({ variant }) => variant.sku)).toEqual([shop.sku(2)]);
    const last = fewer.lineItems[0]?.id ?? '';
    expect((await shop.changed(shopper, fewer, { action: 'removeLineItem', lineItemId: last })).lineItems).toEqual([]);
  });

  it.each([0, -1, 1.5])('refuse a quantity of %p', async (quantity) => {
    const cart = await shop.newCart(shopper);
    expect((await refusalOf(shop.changing(shopper, cart, adding(1, quantity)))).statusCode).toBe(400);
  });

  it('refuse products that are unknown or have no price here', async () => {
    const cart = await shop.newCart(shopper);
    const unknown = { action: 'addLineItem' as const, sku: project.named('nothing') };
    expect((await refusalOf(shop.changing(shopper, cart, unknown))).statusCode).toBe(400);
    const body = { currency: 'GBP', country: 'GB', lineItems: [{ sku: shop.sku(1) }] };
    expect(await refusalOf(shop.mine(shopper).carts().post({ body }))).toMatchObject({ code: 'MatchingPriceNotFound' });
  });

  it('use the channels that the draft names', async () => {
    const keys = { supply: project.named('supply'), sale: project.named('sale') };
    const channels = project.admin.channels();
    await channels.post({ body: { key: keys.supply, roles: ['InventorySupply'] } }).execute();
    await channels.post({ body: { key: keys.sale, roles: ['ProductDistribution'] } }).execute();
    for (const key of Object.values(keys)) {
      const { body } = await channels.get({ queryArgs: { where: `key = "${key}"` } }).execute();
      removeAtEnd(project, channels.withId({ ID: body.results[0]?.id ?? '' }));
    }
    const channel = (key: string) => ({ typeId: 'channel' as const, key });
    const cart = await shop.changed(shopper, await shop.newCart(shopper), {
      ...adding(1),
      supplyChannel: channel(keys.supply),
      distributionChannel: channel(keys.sale),
    });
    const [line] = cart.lineItems;
    expect([line?.supplyChannel?.typeId, line?.distributionChannel?.typeId]).toEqual(['channel', 'channel']);
    const removed = await project.admin
      .carts()
      .withId({ ID: cart.id })
      .delete({ queryArgs: { version: cart.version } })
      .execute();
    expect(removed.body.id).toBe(cart.id);
  });
});

describe('the total of a cart', () => {
  it('includes shipping, and tax once there is an address', async () => {
    const cart = await shop.changed(shopper, await shop.newCart(shopper), adding(1));
    expect(cart.taxedPrice).toBeUndefined();
    const ready = await shop.readyCart(shopper);
    expect(ready.shippingInfo?.price.centAmount).toBe(195);
    expect(ready.totalPrice).toMatchObject({ centAmount: 2195, currencyCode: 'EUR', fractionDigits: 2 });
    // 20.00 / 1.23 = 16.26 and 1.95 / 1.23 = 1.585…: net 16.26 + 1.59, tax 4.10.
    expect(ready.taxedPrice?.totalNet.centAmount).toBe(1785);
    expect(ready.taxedPrice?.totalGross.centAmount).toBe(2195);
    expect(ready.taxedPrice?.taxPortions).toMatchObject([{ rate: 0.23, amount: { centAmount: 410 } }]);
  });

  it('ships free from the threshold on, and not any more below it', async () => {
    const cart = await shop.readyCart(shopper, { quantity: 3 });
    expect([cart.shippingInfo?.price.centAmount, cart.totalPrice.centAmount]).toEqual([0, 6000]);
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const fewer = await shop.changed(shopper, cart, { action: 'changeLineItemQuantity', lineItemId, quantity: 2 });
    expect([fewer.shippingInfo?.price.centAmount, fewer.totalPrice.centAmount]).toEqual([195, 4195]);
  });

  it('prefers the price of the country, and taxes by where the parcel goes to', async () => {
    const ready = await shop.readyCart(shopper);
    const german = await shop.changed(
      shopper,
      ready,
      { action: 'setCountry', country: 'DE' },
      { action: 'setShippingAddress', address: { country: 'DE' } },
    );
    expect(german.lineItems[0]?.price.value.centAmount).toBe(1900);
    expect(german.taxedPrice?.taxPortions.map(({ rate }) => rate)).toEqual([0.19]);
    const nowhere = { action: 'setShippingAddress' as const, address: { country: 'US' } };
    expect(await refusalOf(shop.changing(shopper, german, nowhere))).toMatchObject({
      statusCode: 400,
      code: 'MissingTaxRateForCountry',
    });
  });

  it('has no tax if a service disables taxes', async () => {
    const ready = await shop.readyCart(shopper);
    const lineItemId = ready.lineItems[0]?.id ?? '';
    const externalTaxRate = { name: 'none', amount: 0, country: 'SK', includedInPrice: false };
    const net = await shop.served(
      ready,
      { action: 'changeTaxMode', taxMode: 'External' },
      { action: 'setLineItemPrice', lineItemId, externalPrice: eur(1626) },
      { action: 'setLineItemTaxRate', lineItemId, externalTaxRate },
      { action: 'setShippingMethodTaxRate', externalTaxRate },
    );
    expect(net.lineItems[0]).toMatchObject({ priceMode: 'ExternalPrice', totalPrice: { centAmount: 1626 } });
    expect(net.taxedPrice).toMatchObject({ totalNet: { centAmount: 1821 }, totalGross: { centAmount: 1821 } });
  });
});

describe('a cart', () => {
  it('stores the properties of its actions', async () => {
    const cart = await shop.changed(
      shopper,
      await shop.newCart(shopper),
      { action: 'setCustomerEmail', email: 'anna@example.com' },
      { action: 'setBillingAddress', address: { country: 'SK', firstName: 'Anna' } },
      { action: 'setLocale', locale: 'en' },
      { action: 'setCustomType', type: { typeId: 'type', key: shop.cartType }, fields: { note: 'ring twice' } },
      { action: 'setDeleteDaysAfterLastModification', deleteDaysAfterLastModification: 7 },
    );
    expect(cart).toMatchObject({
      customerEmail: 'anna@example.com',
      billingAddress: { firstName: 'Anna' },
      custom: { fields: { note: 'ring twice' } },
      deleteDaysAfterLastModification: 7,
    });
    const changed = await shop.changed(shopper, cart, { action: 'setCustomField', name: 'note', value: 'ring once' });
    expect(changed.custom?.fields).toEqual({ note: 'ring once' });
    const unknown = { action: 'setCustomField' as const, name: 'colour', value: 'red' };
    expect((await refusalOf(shop.changing(shopper, changed, unknown))).statusCode).toBe(400);
  });

  it('answers an outdated version with the current one, on update and on delete', async () => {
    const cart = await shop.newCart(shopper);
    const changed = await shop.changed(shopper, cart, adding(1));
    const conflict = { statusCode: 409, code: 'ConcurrentModification', currentVersion: changed.version };
    expect(await refusalOf(shop.changing(shopper, cart, adding(2)))).toMatchObject(conflict);
    const place = shop.mine(shopper).carts().withId({ ID: cart.id });
    expect(await refusalOf(place.delete({ queryArgs: { version: cart.version } }))).toMatchObject(conflict);
    await place.delete({ queryArgs: { version: changed.version } }).execute();
    expect(await refusalOf(place.get())).toMatchObject({ statusCode: 404, code: 'ResourceNotFound' });
  });

  it('takes all actions of an update or none', async () => {
    const cart = await shop.newCart(shopper);
    const wrong = { action: 'addLineItem' as const, sku: project.named('nothing') };
    expect((await refusalOf(shop.changing(shopper, cart, adding(1), wrong))).statusCode).toBe(400);
    const { body } = await shop.mine(shopper).carts().withId({ ID: cart.id }).get().execute();
    expect([body.version, body.lineItems]).toEqual([cart.version, []]);
  });

  it('that is frozen keeps its amounts, takes a payment, and thaws', async () => {
    const ready = await shop.readyCart(shopper);
    const frozen = await shop.served(ready, { action: 'freezeCart', strategy: 'HardFreeze' });
    expect(frozen.cartState).toBe('Frozen');
    expect(await refusalOf(shop.changing(shopper, frozen, adding(2)))).toMatchObject({ code: 'InvalidOperation' });
    const draft = { key: project.named('attempt'), amountPlanned: eur(ready.totalPrice.centAmount) };
    const { body: payment } = await project.admin.payments().post({ body: draft }).execute();
    removeAtEnd(project, project.admin.payments().withId({ ID: payment.id }));
    const paid = await shop.served(frozen, { action: 'addPayment', payment: { typeId: 'payment', id: payment.id } });
    expect(paid.paymentInfo?.payments.map(({ id }) => id)).toEqual([payment.id]);
    expect(paid.totalPrice).toEqual(ready.totalPrice);
    const unfrozen = await shop.served(paid, { action: 'unfreezeCart' });
    expect(unfrozen.cartState).toBe('Active');
    const more = await shop.changed(shopper, unfrozen, adding(2));
    const unpaid = await shop.served(more, { action: 'removePayment', payment: { typeId: 'payment', id: payment.id } });
    expect([unpaid.lineItems.length, unpaid.paymentInfo]).toEqual([2, undefined]);
  });
});

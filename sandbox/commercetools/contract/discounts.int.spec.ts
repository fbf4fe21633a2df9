import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart, CartDiscountDraft, DiscountCode, DiscountCodeDraft } from '@commercetools/platform-sdk';
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

const percent = (hundredths: number) => ({ type: 'relative' as const, permyriad: hundredths });
const DIGITS = 6;
/** Returns a sort order, which must be unique in a project: the rank, then digits of this run. */
const rank = (place: number): string => `0.${place}${Number.parseInt(project.suffix, 16) % 10 ** DIGITS}${place}`;

/** Creates a discount on the lines of this shop's store only. */
async function discount(name: string, draft: Partial<CartDiscountDraft> & { sortOrder: string }): Promise<string> {
  const key = project.named(name);
  const body: CartDiscountDraft = {
    key,
    name: { en: name },
    value: percent(1000),
    cartPredicate: '1 = 1',
    target: { type: 'lineItems', predicate: '1 = 1' },
    stores: [{ typeId: 'store', key: shop.store }],
    ...draft,
  };
  await project.admin.cartDiscounts().post({ body }).execute();
  removeAtEnd(project, project.admin.cartDiscounts().withKey({ key }));
  return key;
}

async function code(name: string, cartDiscount: string, draft: Partial<DiscountCodeDraft> = {}): Promise<DiscountCode> {
  const body = { code: project.named(name), cartDiscounts: [{ typeId: 'cart-discount' as const, key: cartDiscount }] };
  const made = (
    await project.admin
      .discountCodes()
      .post({ body: { ...body, ...draft } })
      .execute()
  ).body;
  removeAtEnd(project, project.admin.discountCodes().withId({ ID: made.id }));
  return made;
}

const adding = (number: number, quantity = 1) => ({ action: 'addLineItem' as const, sku: shop.sku(number), quantity });
const cartWithCodes = (...codes: readonly DiscountCode[]) =>
  codes.map((one) => ({ action: 'addDiscountCode' as const, code: one.code }));
const states = (cart: Cart) => cart.discountCodes.map(({ state }) => state);
const filled = async (number: number, quantity = 1) =>
  shop.changed(shopper, await shop.newCart(shopper), adding(number, quantity));

describe('a discount code', () => {
  it('reduces the cart until the code is removed', async () => {
    const ten = await code('TEN', await discount('ten', { sortOrder: rank(1), requiresDiscountCode: true }));
    const cart = await filled(2);
    const cheaper = await shop.changed(shopper, cart, ...cartWithCodes(ten));
    expect([states(cheaper), cheaper.totalPrice.centAmount]).toEqual([['MatchesCart'], 3600]);
    const [entry] = cheaper.lineItems[0]?.discountedPricePerQuantity ?? [];
    expect(entry?.discountedPrice.includedDiscounts[0]?.discountedAmount.centAmount).toBe(400);
    const discountCode = { typeId: 'discount-code' as const, id: ten.id };
    const without = await shop.changed(shopper, cheaper, { action: 'removeDiscountCode', discountCode });
    expect([without.discountCodes, without.totalPrice.centAmount]).toEqual([[], 4000]);
  });

  it('is refused by its name if it does not exist', async () => {
    const cart = await filled(1);
    const unknown = { action: 'addDiscountCode' as const, code: project.named('NOPE') };
    expect(await refusalOf(shop.changing(shopper, cart, unknown))).toMatchObject({
      statusCode: 400,
      code: 'DiscountCodeNonApplicable',
    });
  });

  it('says why it does not count', async () => {
    const key = await discount('why', { sortOrder: rank(2), requiresDiscountCode: true });
    const large = await discount('large', {
      sortOrder: rank(3),
      requiresDiscountCode: true,
      cartPredicate: 'totalPrice >= "100.00 EUR"',
    });
    const used = await code('USED', key, { maxApplications: 1 });
    const first = await shop.changed(shopper, await shop.readyCart(shopper), ...cartWithCodes(used));
    const { body: order } = await shop.ordering(first).execute();
    removeAtEnd(project, project.admin.orders().withId({ ID: order.id }));
    const cart = await shop.changed(
      shopper,
      await filled(1),
      ...cartWithCodes(
        await code('OFF', key, { isActive: false }),
        await code('SOON', key, { validFrom: '2999-01-01T00:00:00.000Z' }),
        await code('LARGE', large),
        used,
      ),
    );
    expect(states(cart)).toEqual(['NotActive', 'NotValid', 'DoesNotMatchCart', 'MaxApplicationReached']);
    expect(cart.totalPrice.centAmount).toBe(2000);
    const more = await shop.changed(shopper, cart, adding(2, 2));
    expect(states(more)[2]).toBe('MatchesCart');
    expect(more.totalPrice.centAmount).toBe(9000);
  });

  it.each([
    ['is inactive', () => ({ isActive: false })],
    ['has ended', () => ({ validUntil: '2001-01-01T00:00:00.000Z' })],
    ['is of another store', () => ({ stores: [{ typeId: 'store' as const, key: shop.otherStore }] })],
  ])('is refused if its discount %s', async (name, draft) => {
    const key = name.replaceAll(' ', '-');
    const withoutEffect = await discount(key, { sortOrder: rank(7), requiresDiscountCode: true, ...draft() });
    const refused = shop.changing(
      shopper,
      await filled(1),
      ...cartWithCodes(await code(key.toUpperCase(), withoutEffect)),
    );
    expect(await refusalOf(refused)).toMatchObject({ statusCode: 400, code: 'DiscountCodeNonApplicable' });
  });

  it('is stopped by a discount that excludes further ones, and such a cart cannot be ordered', async () => {
    const stopping = { sortOrder: rank(9), requiresDiscountCode: true, stackingMode: 'StopAfterThisDiscount' as const };
    const stop = await code('STOP', await discount('stop', stopping));
    const later = await code('LATER', await discount('later', { sortOrder: rank(4), requiresDiscountCode: true }));
    const cart = await shop.changed(shopper, await shop.readyCart(shopper), ...cartWithCodes(later, stop));
    expect(states(cart)).toEqual(['ApplicationStoppedByPreviousDiscount', 'MatchesCart']);
    expect(await refusalOf(shop.ordering(cart))).toMatchObject({ statusCode: 400, code: 'DiscountCodeNonApplicable' });
  });
});

describe('several discounts', () => {
  it('are applied one after the other, the highest sort order first', async () => {
    const fixed = { type: 'absolute' as const, money: [eur(500)] };
    const first = await code(
      'HALF',
      await discount('half', { sortOrder: rank(8), requiresDiscountCode: true, value: percent(5000) }),
    );
    const second = await code(
      'FIVE',
      await discount('five', { sortOrder: rank(5), requiresDiscountCode: true, value: fixed }),
    );
    const cart = await shop.changed(shopper, await filled(2), ...cartWithCodes(second, first));
    // 40.00 halved is 20.00, less 5.00.
    expect(cart.totalPrice.centAmount).toBe(1500);
  });

  it('are applied after the product discount, which the price shows', async () => {
    const key = project.named('sale');
    const body = {
      key,
      name: { en: 'Sale' },
      value: percent(1000),
      predicate: `sku = "${shop.sku(3)}"`,
      sortOrder: rank(7),
      isActive: true,
    };
    await project.admin.productDiscounts().post({ body }).execute();
    removeAtEnd(project, project.admin.productDiscounts().withKey({ key }));
    const half = await code(
      'AFTER',
      await discount('after', { sortOrder: rank(6), requiresDiscountCode: true, value: percent(5000) }),
    );
    const cart = await shop.changed(shopper, await filled(3), ...cartWithCodes(half));
    expect(cart.lineItems[0]?.price.discounted?.value.centAmount).toBe(5400);
    expect(cart.totalPrice.centAmount).toBe(2700);
  });

  it('of a group of products grow with the pieces: 5 % from 3, 10 % from 5, 15 % from 10', async () => {
    const pieces = 'lineItemCount(attributes.brand.key = "msw")';
    const target = { type: 'lineItems' as const, predicate: 'attributes.brand.key = "msw"' };
    const steps = [
      [500, `${pieces} >= 3 and ${pieces} < 5`],
      [1000, `${pieces} >= 5 and ${pieces} < 10`],
      [1500, `${pieces} >= 10`],
    ] as const;
    // The discount needs the code, because other tests of this shop count pieces too.
    const codes = [];
    for (const [index, [value, cartPredicate]] of steps.entries()) {
      const draft = { sortOrder: `0.0${index + 1}${rank(1).slice(2)}`, value: percent(value), cartPredicate, target };
      codes.push(
        await code(`GROUP${index}`, await discount(`group${index}`, { ...draft, requiresDiscountCode: true })),
      );
    }
    const cart = await shop.changed(
      shopper,
      await shop.newCart(shopper),
      adding(1, 2),
      adding(3, 9),
      ...cartWithCodes(...codes),
    );
    const withPieces = async (number: number, quantity: number, before: Cart) => {
      const changed = await shop.changed(shopper, before, adding(number, quantity));
      return { changed, ofGroup: changed.lineItems.filter(({ variant }) => variant.sku !== shop.sku(3)) };
    };
    const sum = (lines: Cart['lineItems']) => lines.reduce((all, { totalPrice }) => all + totalPrice.centAmount, 0);
    const two = cart.lineItems.filter(({ variant }) => variant.sku === shop.sku(1));
    expect(sum(two)).toBe(4000);
    const three = await withPieces(2, 1, cart);
    expect(sum(three.ofGroup)).toBe((8000 * 95) / 100);
    const five = await withPieces(1, 2, three.changed);
    expect(sum(five.ofGroup)).toBe((12_000 * 90) / 100);
    const ten = await withPieces(1, 5, five.changed);
    expect(sum(ten.ofGroup)).toBe((22_000 * 85) / 100);
  });
});

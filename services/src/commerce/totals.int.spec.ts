import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import { startShop, type RunningShop } from './testing/running-shop.js';
import type { ShopClient } from './testing/shop-client.js';
import { add, giveAddress, placeOrder } from './testing/shopping.js';
import { reduce, sell, sellerOf, type TestDiscount, type TestGood } from './testing/test-goods.js';

/*
 * Totals of random carts over the API, against a calculation that shares nothing with the code under test: the numbers are
 * the specification's own (core §9; shipping: threshold / parcel / freight), the arithmetic is fractions of BigInt.
 */
const CARTS_PER_STORE = 22;

// prettier-ignore
const VAT: Readonly<Record<string, string>> = {
  AT: '20', BE: '21', BG: '20', CH: '8.1', GB: '20', CZ: '21', DE: '19', DK: '25', ES: '21', FI: '25.5', FR: '20', GR: '24', HR: '25', HU: '27',
  IE: '23', IT: '22', LT: '21', NL: '21', NO: '25', PL: '23', PT: '23', RO: '21', SE: '25', SI: '22', SK: '23',
};
const COUNTRIES = Object.keys(VAT);
// prettier-ignore
const CURRENCY_OF: Readonly<Record<string, string>> = {
  GB: 'GBP', DK: 'DKK', SE: 'SEK', NO: 'NOK', CH: 'CHF', CZ: 'CZK', PL: 'PLN', HU: 'HUF', RO: 'RON', BG: 'BGN',
};
const CURRENCIES = Object.fromEntries(COUNTRIES.map((country) => [country, CURRENCY_OF[country] ?? 'EUR']));
// prettier-ignore
const SHIPPING_OF_CURRENCY: Readonly<Record<string, string>> = {
  EUR: '59 / 1.95 / 9.95', GBP: '52 / 1.95 / 9.95', DKK: '439 / 15 / 74', SEK: '659 / 22 / 111', NOK: '689 / 23 / 116', CHF: '59 / 1.95 / 9.95',
  CZK: '1399 / 46 / 235', PLN: '269 / 9 / 45', HUF: '22099 / 730 / 3731', RON: '289 / 10 / 49', BGN: '115 / 3.95 / 19.95',
};
const SHIPPING_OF_COUNTRY: Readonly<Record<string, string>> = { FR: '59 / 6.95 / 39.95', HU: '22099 / 1481 / 7481' };

// The smallest coin, if it is not one cent.
// prettier-ignore
const COINS: Readonly<Record<string, string>> = {
  CHF: '0.05', CZK: '1', HUF: '5', SEK: '1', NOK: '1', DKK: '0.50', BE: '0.05', FI: '0.05', IE: '0.05', IT: '0.05', LT: '0.05', NL: '0.05', SK: '0.05',
};

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const threeOf = (text: string): [number, number, number] => {
  const [first = '', second = '', third = ''] = text.split(' / ');
  return [cents(first), cents(second), cents(third)];
};
const currencyRow = (country: string) => threeOf(SHIPPING_OF_CURRENCY[CURRENCIES[country] ?? ''] ?? '');
function shippingOf(country: string) {
  const temporary = SHIPPING_OF_COUNTRY[country];
  const [threshold, parcel, freight] = temporary ? threeOf(temporary) : currencyRow(country);
  return { threshold, parcel, freight };
}

/** A seeded pseudo-random generator. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const roll = dice(20_261_120);
/** Avoids rounding ties of the discount below, for which two results would be valid. */
const oddPrice = (from: number, to: number): number => {
  const price = from + roll(to - from);
  return price % 100 === 50 ? price + 1 : price;
};
const inEveryCountry = (price: (country: string) => number) =>
  Object.fromEntries(COUNTRIES.map((country) => [country, price(country)]));

const GOODS: readonly TestGood[] = [
  { sku: 'EX59000001', isFreight: false, prices: inEveryCountry((country) => shippingOf(country).threshold) },
  { sku: 'EX59000002', isFreight: false, prices: inEveryCountry((country) => shippingOf(country).threshold - 1) },
  { sku: 'EX59000003', isFreight: false, prices: inEveryCountry(() => 1) },
  ...[4, 5, 6, 7, 8].map((number) => ({
    sku: `EX5900000${number}`,
    isFreight: number === 8,
    prices: inEveryCountry(() => oddPrice(150, number * 9_000)),
  })),
];
const DISCOUNTS: readonly TestDiscount[] = [
  { key: 'test-13-percent', skus: ['EX59000005', 'EX59000008'], value: { permyriad: 1300 }, sortOrder: '0.91' },
  { key: 'test-99-cents', skus: ['EX59000006'], value: { centAmount: 99 }, sortOrder: '0.92' },
];

/** Divides and rounds half to even. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const [floor, rest] = [numerator / denominator, numerator % denominator];
  if (rest * 2n === denominator) return floor % 2n === 0n ? floor : floor + 1n;
  return rest * 2n > denominator ? floor + 1n : floor;
}

/** Rates of at most one decimal, as tenths of a percent. */
const netOf = (gross: bigint, country: string): bigint =>
  rounded(gross * 1000n, 1000n + BigInt(Math.round(Number(VAT[country]) * 10)));

function unitPrice(good: TestGood, country: string): bigint {
  const price = BigInt(good.prices[country] ?? 0);
  const discount = DISCOUNTS.find(({ skus }) => skus.includes(good.sku));
  if (!discount) return price;
  const { value } = discount;
  if ('centAmount' in value) return price > BigInt(value.centAmount) ? price - BigInt(value.centAmount) : 0n;
  return price - rounded(price * BigInt(value.permyriad), 10_000n);
}

type Basket = readonly { readonly good: TestGood; readonly quantity: number }[];

function expectedTotals(basket: Basket, country: string) {
  const lines = basket.map(({ good, quantity }) => unitPrice(good, country) * BigInt(quantity));
  const goods = lines.reduce((total, line) => total + line, 0n);
  const { threshold, parcel, freight } = shippingOf(country);
  const fee = basket.some(({ good }) => good.isFreight) ? freight : parcel;
  const shipping = goods >= BigInt(threshold) ? 0n : BigInt(fee);
  const gross = goods + shipping;
  const net = [...lines, shipping].reduce((total, part) => total + netOf(part, country), 0n);
  // The cash-on-delivery fee is the parcel fee of the currency.
  const onDelivery = BigInt(currencyRow(country)[1]);
  const feeNet = netOf(onDelivery, country);
  const coin = BigInt(cents(COINS[country] ?? COINS[CURRENCIES[country] ?? ''] ?? '0.01'));
  const exact = gross + onDelivery;
  const numbers = {
    goods,
    shipping,
    gross,
    net,
    tax: gross - net,
    fee: onDelivery,
    feeNet,
    feeTax: onDelivery - feeNet,
    // Half a coin rounds up.
    inCash: ((exact * 2n + coin) / (coin * 2n)) * coin,
  };
  return { lines: lines.map(Number), ...mapNumbers(numbers) };
}

const mapNumbers = <Key extends string>(amounts: Record<Key, bigint>): Record<Key, number> =>
  Object.fromEntries(Object.entries<bigint>(amounts).map(([key, value]) => [key, Number(value)])) as Record<
    Key,
    number
  >;

function randomBasket(index: number): Basket {
  const [threshold, below, oneCent] = GOODS;
  if (threshold && below && oneCent) {
    if (index === 0) return [{ good: threshold, quantity: 1 }];
    if (index === 1) return [{ good: below, quantity: 1 }];
    if (index === 2) return [below, oneCent].map((good) => ({ good, quantity: 1 }));
  }
  const wanted = GOODS.filter(() => roll(3) === 0);
  const goods = wanted.length > 0 ? wanted : GOODS.slice(3, 4);
  return goods.map((good) => ({ good, quantity: 1 + (roll(4) === 0 ? roll(1000) : roll(6)) }));
}

async function fill(visitor: ShopClient, before: Cart | undefined, basket: Basket): Promise<Cart> {
  const actions: CartAction[] = [
    ...(before?.lineItems ?? []).map(({ id }) => ({ action: 'removeLineItem' as const, lineItemId: id })),
    ...basket.map(({ good, quantity }) => ({ action: 'addLineItem' as const, sku: good.sku, quantity })),
  ];
  const { cart } = await visitor.call('updateCart', { actions });
  if (!cart) throw new Error('No cart');
  return cart;
}

/** Returns the shop's totals of a cart in the form of the expectation. */
async function shownTotals(visitor: ShopClient, cart: Cart, basket: Basket) {
  const { paymentMethods } = await visitor.call('getPaymentMethods', {});
  const onDelivery = paymentMethods.find(({ method }) => method === 'cash-on-delivery');
  const fee = onDelivery?.fee;
  const lines = basket.map(({ good }) => cart.lineItems.find(({ sku }) => sku === good.sku)?.totalPrice.centAmount);
  return {
    lines,
    goods: cart.subtotal.centAmount,
    shipping: cart.shippingInfo?.price.centAmount,
    gross: cart.totalPrice.centAmount,
    net: cart.taxedPrice?.totalNet.centAmount,
    tax: cart.taxedPrice?.taxPortions.reduce((total, { amount }) => total + amount.centAmount, 0),
    fee: fee?.gross.centAmount,
    feeNet: fee?.net.centAmount,
    feeTax: fee?.tax.centAmount,
    inCash: cart.totalPrice.centAmount + (fee?.gross.centAmount ?? 0) + (onDelivery?.rounding?.centAmount ?? 0),
  };
}

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
  const seller = await sellerOf(shop.backend.url);
  for (const good of GOODS) await sell(seller, good, CURRENCIES);
  for (const discount of DISCOUNTS) await reduce(seller, discount, [...new Set(Object.values(CURRENCIES))]);
});

afterAll(() => shop.stop());

describe(`totals of ${COUNTRIES.length * CARTS_PER_STORE} carts`, () => {
  it.each(COUNTRIES)(
    'are right to the cent in %s: lines, discounts, shipping, tax, the fee and the sum in cash',
    async (country) => {
      const visitor = shop.visitor(country);
      await add(visitor, GOODS[3]?.sku);
      let cart = await giveAddress(visitor, country);
      for (let index = 0; index < CARTS_PER_STORE; index += 1) {
        const basket = randomBasket(index);
        cart = await fill(visitor, cart, basket);
        const named = { country, basket: basket.map(({ good, quantity }) => `${quantity} × ${good.sku}`) };
        const shown = await shownTotals(visitor, cart, basket);
        expect({ ...named, ...shown }).toEqual({ ...named, ...expectedTotals(basket, country) });
      }
    },
  );

  it('are those of the order, with the fee added and split', async () => {
    const [, below] = GOODS;
    if (!below) throw new Error('No goods');
    for (const country of ['SK', 'CH', 'FI', 'HU', 'GB', 'FR']) {
      const visitor = shop.visitor(country);
      await add(visitor, below.sku);
      await giveAddress(visitor, country);
      const order = await placeOrder(visitor, 'cash-on-delivery');
      const { gross, net, tax, fee, feeNet, feeTax, goods, inCash } = expectedTotals(
        [{ good: below, quantity: 1 }],
        country,
      );
      expect([country, order.subtotal.centAmount, order.cashOnDeliveryFee?.centAmount]).toEqual([country, goods, fee]);
      expect([order.totalGross, order.totalNet, order.totalTax].map(({ centAmount }) => centAmount)).toEqual([
        gross + fee,
        net + feeNet,
        tax + feeTax,
      ]);
      expect([country, order.totalPayable.centAmount]).toEqual([country, inCash]);
    }
  });
});

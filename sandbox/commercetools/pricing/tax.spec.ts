import { describe, expect, it } from '@jest/globals';
import type { TaxRate } from '@commercetools/platform-sdk';
import type { CartState, PricingContext } from './types.js';
import { centPrecision } from '../amounts/money.js';
import { recalculate } from './recalculate.js';
import {
  priced,
  sampleCart,
  sampleContext,
  sampleLine,
  samplePrice,
  sampleProduct,
  sampleTaxCategory,
  sampleTaxRate,
} from './testing/sample-cart.js';
import { chosenShippingInfo, sampleMethod, sampleRate, sampleZone } from './testing/sample-shipping.js';

const IN_SLOVAKIA: Partial<CartState> = { country: 'SK', shippingAddress: { country: 'SK' } };

function taxed(cents: number, quantity: number, rate: TaxRate, cart: Partial<CartState> = {}): CartState {
  const taxCategories = [sampleTaxCategory([rate])];
  const context = sampleContext([sampleProduct('oven', [samplePrice(cents)])], { taxCategories });
  return priced(sampleCart([sampleLine('oven', quantity)], { ...IN_SLOVAKIA, ...cart }), context);
}

const netAndGross = ({ taxedPrice }: CartState) => [
  taxedPrice?.totalNet.centAmount,
  taxedPrice?.totalGross.centAmount,
  taxedPrice?.totalTax?.centAmount,
];

describe('tax', () => {
  it('is calculated on the line, not on the piece: three at 19.99 including 23 %', () => {
    expect(netAndGross(taxed(1999, 3, sampleTaxRate('SK', 0.23)))).toEqual([4876, 5997, 1121]);
  });

  it('is calculated on the piece if the cart says so', () => {
    const net = sampleTaxRate('SK', 0.19, { includedInPrice: false });
    expect(netAndGross(taxed(108, 3, net))).toEqual([324, 386, 62]);
    expect(netAndGross(taxed(108, 3, net, { taxCalculationMode: 'UnitPriceLevel' }))).toEqual([324, 387, 63]);
  });

  it('is calculated once on an external total', () => {
    const line = sampleLine('oven', 3, { priceMode: 'ExternalTotal', totalPrice: centPrecision(100, 'EUR') });
    const context = sampleContext([sampleProduct('oven', [])]);
    const cart = sampleCart([line], { ...IN_SLOVAKIA, taxCalculationMode: 'UnitPriceLevel' });
    expect(netAndGross(priced(cart, context))).toEqual([83, 100, 17]);
  });

  it('rounds exact halves to the even cent, unless the cart says otherwise', () => {
    const net = sampleTaxRate('SK', 0.25, { includedInPrice: false });
    expect(netAndGross(taxed(2, 1, net))).toEqual([2, 2, 0]);
    expect(netAndGross(taxed(6, 1, net))).toEqual([6, 8, 2]);
    expect(netAndGross(taxed(2, 1, net, { taxRoundingMode: 'HalfUp' }))).toEqual([2, 3, 1]);
    expect(netAndGross(taxed(6, 1, net, { taxRoundingMode: 'HalfDown' }))).toEqual([6, 7, 1]);
  });

  it.each([
    [0.081, 10_810, 10_000],
    [0.255, 12_550, 10_000],
    [0.27, 12_700, 10_000],
    [0, 12_345, 12_345],
    [0.081, 1_081_000_000_000, 1_000_000_000_000],
  ])('at %d is exact: gross %d holds net %d', (rate, gross, net) => {
    expect(netAndGross(taxed(gross, 1, sampleTaxRate('SK', rate)))).toEqual([net, gross, gross - net]);
  });

  it('appears only when there is a shipping address', () => {
    const cart = taxed(1000, 1, sampleTaxRate('SK', 0.2), { shippingAddress: undefined });
    expect([cart.taxedPrice, cart.lineItems[0]?.taxRate, cart.lineItems[0]?.taxedPrice]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('follows the shipping address to another country', () => {
    const taxCategories = [sampleTaxCategory([sampleTaxRate('SK', 0.23), sampleTaxRate('DE', 0.19)])];
    const context = sampleContext([sampleProduct('oven', [samplePrice(11_900)])], { taxCategories });
    const home = priced(sampleCart([sampleLine('oven')], IN_SLOVAKIA), context);
    const abroad = priced({ ...home, shippingAddress: { country: 'DE' } }, context);
    expect([netAndGross(home), netAndGross(abroad)]).toEqual([
      [9675, 11_900, 2225],
      [10_000, 11_900, 1900],
    ]);
  });

  it('takes the rate of the state before the rate of the country', () => {
    const rates = [sampleTaxRate('ES', 0.21), sampleTaxRate('ES', 0.07, { state: 'TF' })];
    const context = sampleContext([sampleProduct('oven', [samplePrice(12_100)])], {
      taxCategories: [sampleTaxCategory(rates)],
    });
    const rateAt = (state?: string) =>
      priced(sampleCart([sampleLine('oven')], { shippingAddress: { country: 'ES', state } }), context).lineItems[0]
        ?.taxRate?.amount;
    expect([rateAt('TF'), rateAt('M'), rateAt()]).toEqual([0.07, 0.21, 0.21]);
  });

  it('covers shipping, and portions of one rate are one portion', () => {
    const method = sampleMethod({ 'zone-SK': [sampleRate(600)] });
    const context = sampleContext([sampleProduct('oven', [samplePrice(1200)])], {
      shippingMethods: [method],
      zones: [sampleZone('SK')],
    });
    const cart = priced(
      sampleCart([sampleLine('oven')], { ...IN_SLOVAKIA, shippingInfo: chosenShippingInfo(method) }),
      context,
    );
    expect(netAndGross(cart)).toEqual([1500, 1800, 300]);
    expect(cart.taxedPrice?.taxPortions).toEqual([{ rate: 0.2, name: 'VAT SK', amount: centPrecision(300, 'EUR') }]);
    expect(cart.taxedShippingPrice?.totalNet.centAmount).toBe(500);
  });

  it('of two rates or two sub-rates has two portions', () => {
    const subRates = [
      { name: 'state', amount: 0.05 },
      { name: 'county', amount: 0.15 },
    ];
    const cart = taxed(1200, 1, sampleTaxRate('SK', 0.2, { subRates }));
    expect(cart.taxedPrice?.taxPortions.map(({ name, amount }) => [name, amount.centAmount])).toEqual([
      ['state', 50],
      ['county', 150],
    ]);
  });

  it('is missing for a cart without tax', () => {
    expect(taxed(1000, 1, sampleTaxRate('SK', 0.2), { taxMode: 'Disabled' }).taxedPrice).toBeUndefined();
  });

  it('refuses a country without a rate', () => {
    const context: PricingContext = sampleContext([sampleProduct('oven', [samplePrice(1000)])]);
    const cart = sampleCart([sampleLine('oven')], { shippingAddress: { country: 'FR' } });
    expect(recalculate(cart, context).error).toEqual({
      code: 'MissingTaxRateForCountry',
      taxCategoryId: 'standard',
      country: 'FR',
      state: undefined,
    });
  });
});

describe('external tax rates and prices', () => {
  const context = sampleContext([sampleProduct('oven', [samplePrice(1200)])]);
  const external: TaxRate = { name: 'reverse charge', amount: 0, includedInPrice: true, country: 'DE' };

  it('charge a company the net price with a rate of zero', () => {
    const line = sampleLine('oven', 2, {
      priceMode: 'ExternalPrice',
      price: { id: 'net', value: centPrecision(1000, 'EUR') },
      taxRate: external,
    });
    const cart = priced(sampleCart([line], { ...IN_SLOVAKIA, taxMode: 'External' }), context);
    expect(cart.totalPrice.centAmount).toBe(2000);
    expect(netAndGross(cart)).toEqual([2000, 2000, 0]);
  });

  it('are missing until every line has a rate', () => {
    const lines = [sampleLine('oven', 1, { taxRate: external }), sampleLine('oven', 1, { id: 'other' })];
    const cart = priced(sampleCart(lines, { ...IN_SLOVAKIA, taxMode: 'External' }), context);
    expect([cart.taxedPrice, cart.lineItems[0]?.taxedPrice?.totalGross.centAmount]).toEqual([undefined, 1200]);
  });

  it('are dropped if the tax mode changes', () => {
    const platform = priced(sampleCart([sampleLine('oven')], IN_SLOVAKIA), context);
    expect(priced({ ...platform, taxMode: 'External' }, context).lineItems[0]?.taxRate).toBeUndefined();
    const line = sampleLine('oven', 1, { taxRate: external });
    expect(priced(sampleCart([line], IN_SLOVAKIA), context).lineItems[0]?.taxRate?.amount).toBe(0.2);
  });
});

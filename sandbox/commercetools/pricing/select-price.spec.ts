import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { selectPrice, type PriceSelection } from './select-price.js';
import { NOW, samplePrice } from './testing/sample-cart.js';

const inSlovakia: PriceSelection = { currency: 'EUR', country: 'SK', date: NOW };
const channel = { channel: { typeId: 'channel' as const, id: 'web' } };
const customerGroup = { customerGroup: { typeId: 'customer-group' as const, id: 'vip' } };
const cents = (selection: PriceSelection, ...prices: Parameters<typeof selectPrice>[0]) =>
  selectPrice(prices, selection)?.value.centAmount;

describe('price selection', () => {
  it('takes the price of the country although a general price is listed before it', () => {
    expect(cents(inSlovakia, samplePrice(1999), samplePrice(1899, 'EUR', { country: 'SK' }))).toBe(1899);
  });

  it('falls back to the general price where the country has none', () => {
    expect(cents(inSlovakia, samplePrice(1999), samplePrice(1899, 'EUR', { country: 'DE' }))).toBe(1999);
  });

  it('never takes a price in another currency', () => {
    expect(cents(inSlovakia, samplePrice(1999, 'CZK', { country: 'SK' }))).toBeUndefined();
  });

  it('never takes a price of a country when the cart has none', () => {
    expect(cents({ currency: 'EUR', date: NOW }, samplePrice(1899, 'EUR', { country: 'SK' }))).toBeUndefined();
  });

  it('ignores a price that has ended or has not begun', () => {
    const ended = samplePrice(1, 'EUR', { country: 'SK', validUntil: NOW.toISOString() });
    const future = samplePrice(2, 'EUR', { country: 'SK', validFrom: '2026-11-20T12:00:00.001Z' });
    expect(cents(inSlovakia, ended, future, samplePrice(1999))).toBe(1999);
  });

  it('prefers a price with a validity period to one without', () => {
    const sale = samplePrice(1500, 'EUR', { country: 'SK', validFrom: NOW.toISOString() });
    expect(cents(inSlovakia, samplePrice(1899, 'EUR', { country: 'SK' }), sale)).toBe(1500);
  });

  it('prefers the customer group to the channel and the channel to the country', () => {
    const everybody = { ...inSlovakia, channelId: 'web', customerGroupId: 'vip' };
    const byGroup = samplePrice(1, 'EUR', customerGroup);
    const byChannelAndCountry = samplePrice(2, 'EUR', { ...channel, country: 'SK' });
    const byChannel = samplePrice(3, 'EUR', channel);
    const byCountry = samplePrice(4, 'EUR', { country: 'SK' });
    expect(cents(everybody, byCountry, byChannel, byChannelAndCountry, byGroup)).toBe(1);
    expect(cents(everybody, byCountry, byChannel, byChannelAndCountry)).toBe(2);
    expect(cents(everybody, byCountry, byChannel)).toBe(3);
    expect(cents({ ...inSlovakia, channelId: 'phone' }, byCountry, byChannel, byGroup)).toBe(4);
  });

  it('does not depend on the order in which prices are listed', () => {
    const prices = [
      samplePrice(1),
      samplePrice(2, 'EUR', { country: 'SK' }),
      samplePrice(3, 'EUR', channel),
      samplePrice(4, 'EUR', customerGroup),
      samplePrice(5, 'CZK'),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(prices, { minLength: prices.length }), (shuffled) => {
        expect(cents(inSlovakia, ...shuffled)).toBe(2);
        expect(cents({ ...inSlovakia, channelId: 'web' }, ...shuffled)).toBe(3);
      }),
    );
  });
});

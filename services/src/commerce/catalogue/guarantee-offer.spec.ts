import { describe, expect, it } from '@jest/globals';
import { guaranteeOffer, type GuaranteedProduct } from './guarantee-offer.js';

const guarantee = (attributes: Record<string, unknown> = {}) => ({
  id: 'guarantee',
  sku: '4100020',
  name: 'Dva roky navyše',
  slug: 'dva-roky-navyse-4100020',
  attributes: { rate: 9, enabledOnMarket: ['sk-SK', 'cs-CZ'], ...attributes },
});
const oven: GuaranteedProduct = {
  sku: 'EX10010001',
  brand: 'Royal Catering',
  relations: ['oven', 'ovens', 'kitchen'],
  centAmount: 49_950,
  currencyCode: 'EUR',
};

describe('an extra guarantee', () => {
  it("costs its rate in percent of the product's price, to the cent", () => {
    const offer = guaranteeOffer(guarantee(), oven, 'sk-SK');
    expect(offer?.price.value).toEqual({ centAmount: 4496, currencyCode: 'EUR', fractionDigits: 2 });
    expect([offer?.sku, offer?.path]).toEqual(['4100020', '/dva-roky-navyse-4100020']);
  });

  it.each([
    [6, 50, 3],
    [12.5, 1000, 125],
    [19, 1, 0],
  ])('of %d percent of %d cents costs %d', (rate, centAmount, cost) => {
    const offer = guaranteeOffer(guarantee({ rate }), { ...oven, centAmount }, 'sk-SK');
    expect(offer?.price.value.centAmount).toBe(cost);
  });

  it.each<[string, Record<string, unknown>]>([
    ['on a market where it is not sold', { enabledOnMarket: ['nb-NO'] }],
    ['without a list of markets', { enabledOnMarket: undefined }],
    ['for an excluded SKU', { excludedSkus: ['EX10010001'] }],
    ['for an excluded brand', { excludedBrands: ['Royal Catering'] }],
    ['for an excluded family', { excludedRelations: ['oven'] }],
    ['for a product in an excluded category', { excludedRelations: ['ovens'] }],
    ['without a rate', { rate: undefined }],
  ])('is not offered %s', (_where, attributes) => {
    expect(guaranteeOffer(guarantee(attributes), oven, 'sk-SK')).toBeUndefined();
  });

  it('is offered if only other products are excluded', () => {
    const attributes = { excludedSkus: ['EX10010002'], excludedBrands: ['Uniprodo'], excludedRelations: ['shelving'] };
    expect(guaranteeOffer(guarantee(attributes), oven, 'cs-CZ')?.sku).toBe('4100020');
  });
});

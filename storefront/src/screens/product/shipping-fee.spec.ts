import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import { shippingFee } from './shipping-fee.js';

const COST = { freeShippingThresholdCentAmount: 5900, parcelFeeCentAmount: 195, freightFeeCentAmount: 995 };
const product = (cents: number, isFreight = false, discounted?: number) => ({
  price: { value: money(cents, 'EUR'), discounted: discounted === undefined ? null : money(discounted, 'EUR') },
  isFreight,
});

describe('the shipping fee beside a price', () => {
  it.each([
    ['is the parcel fee one cent below the threshold', product(5899), 195],
    ['is free at the threshold', product(5900), 0],
    ['is the freight fee for a large item', product(5899, true), 995],
    ['looks at the price that is paid', product(6000, false, 5000), 195],
  ])('%s', (_title, item, fee) => {
    expect(shippingFee(item, COST)).toBe(fee);
  });
});

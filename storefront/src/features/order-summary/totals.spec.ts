import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { shownLines } from '@manifold/domain/cart/shown-lines';
import { formatMoney } from '@manifold/domain/money/format';
import { money, type Money } from '@manifold/domain/money/money';
import { netOfGross } from '@manifold/domain/money/round';
import fc from 'fast-check';
import type { OrderTotals } from '@manifold/domain/order/order-totals';
import { cartTotals } from './totals.js';

const euro = (cents: number) => money(cents, 'EUR');

/** Products for 118.00 and shipping for 5.00, at 23 % VAT. */
const cart: Cart = {
  id: 'cart',
  version: 1,
  customerEmail: null,
  lineItems: [],
  customLineItems: [],
  itemCount: 1,
  subtotal: euro(11_800),
  shippingInfo: { methodKey: 'parcel', methodName: 'Parcel', price: euro(500), isFree: false },
  discountCodes: [],
  refusedGifts: [],
  totalPrice: euro(12_300),
  taxedPrice: { totalNet: euro(10_000), totalGross: euro(12_300), taxPortions: [{ rate: 0.23, amount: euro(2300) }] },
  billingAddress: null,
  shippingAddress: null,
  clientType: 'private',
  cartState: 'Active',
};
const offer = {
  fee: { gross: euro(195), net: euro(159), tax: euro(36), rate: 0.23 },
  rounding: null,
  feeTitle: 'Dobierka',
};

describe('the totals beside the checkout', () => {
  it('are the cart’s own without a fee', () => {
    const totals = cartTotals(cart);
    expect(totals).toMatchObject({ total: euro(12_300), net: euro(10_000), fee: undefined });
    expect(totals.taxes).toEqual([{ rate: 0.23, amount: euro(2300) }]);
  });

  it('add the fee to the total, the net amount and the tax of its rate', () => {
    const totals = cartTotals(cart, offer);
    expect(totals).toMatchObject({
      total: euro(12_495),
      net: euro(10_159),
      fee: { title: 'Dobierka', price: euro(195) },
    });
    expect(totals.taxes).toEqual([{ rate: 0.23, amount: euro(2336) }]);
  });

  it('add the rounding of a cash payment to the total, but not to net amount and taxes', () => {
    const rounded = cartTotals(cart, { ...offer, rounding: euro(-20) });
    expect(rounded).toMatchObject({ total: euro(12_475), rounding: euro(-20), net: euro(10_159) });
    expect(rounded.taxes).toEqual(cartTotals(cart, offer).taxes);
    expect(cartTotals(cart, offer).rounding).toBeUndefined();
  });

  it('show the fee’s tax on its own if no product has its rate', () => {
    const { taxes } = cartTotals(cart, { ...offer, fee: { ...offer.fee, rate: 0.1 } });
    expect(taxes).toEqual([
      { rate: 0.23, amount: euro(2300) },
      { rate: 0.1, amount: euro(36) },
    ]);
  });

  it('show no net amount and tax before there is an address', () => {
    const totals = cartTotals({ ...cart, taxedPrice: null, shippingInfo: null, totalPrice: euro(11_800) });
    expect(totals).toMatchObject({ total: euro(11_800), net: undefined, shipping: undefined, taxes: [] });
  });

  it('always add up: net and taxes are the total before it is rounded', () => {
    const { net, taxes, total } = cartTotals(cart, offer);
    const parts = taxes.reduce((sum, { amount }) => sum + amount.centAmount, net?.centAmount ?? 0);
    expect(parts).toBe(total.centAmount);
  });
});

/** Currency, VAT rate, fee for paying on delivery and smallest coin of each store, in cents (spec core §9). */
const STORES: readonly (readonly [string, string, number, number, number])[] = [
  ['AT', 'EUR', 0.2, 195, 1],
  ['BE', 'EUR', 0.21, 195, 5],
  ['BG', 'BGN', 0.2, 395, 1],
  ['CH', 'CHF', 0.081, 195, 5],
  ['CZ', 'CZK', 0.21, 4600, 100],
  ['DE', 'EUR', 0.19, 195, 1],
  ['DK', 'DKK', 0.25, 1500, 50],
  ['ES', 'EUR', 0.21, 195, 1],
  ['FI', 'EUR', 0.255, 195, 5],
  ['FR', 'EUR', 0.2, 195, 1],
  ['GB', 'GBP', 0.2, 195, 1],
  ['GR', 'EUR', 0.24, 195, 1],
  ['HR', 'EUR', 0.25, 195, 1],
  ['HU', 'HUF', 0.27, 73_000, 500],
  ['IE', 'EUR', 0.23, 195, 5],
  ['IT', 'EUR', 0.22, 195, 5],
  ['LT', 'EUR', 0.21, 195, 5],
  ['NL', 'EUR', 0.21, 195, 5],
  ['NO', 'NOK', 0.25, 2300, 100],
  ['PL', 'PLN', 0.23, 900, 1],
  ['PT', 'EUR', 0.23, 195, 1],
  ['RO', 'RON', 0.21, 1000, 1],
  ['SE', 'SEK', 0.25, 2200, 100],
  ['SI', 'EUR', 0.22, 195, 1],
  ['SK', 'EUR', 0.23, 195, 5],
];

/** The number that a shopper reads, in cents. */
function read(amount: Money): number {
  const text = formatMoney(amount, 'en-IE');
  const digits = Number(text.replace(/[^0-9.]/g, ''));
  return Math.round(digits * 100) * (/[−-]/.test(text) ? -1 : 1);
}

function readSums({ subtotal, shipping, fee, rounding, total, net, taxes }: OrderTotals) {
  const rows = [subtotal, shipping?.price, fee?.price, rounding].filter((amount) => amount !== undefined);
  const parts = [...(net ? [net] : []), ...taxes.map(({ amount }) => amount)];
  const all = (amounts: readonly Money[]) => amounts.reduce((sum, amount) => sum + read(amount), 0);
  return {
    rows: all(rows),
    total: read(total),
    parts: all(parts),
    beforeRounding: read(total) - all(rounding ? [rounding] : []),
  };
}

/** A voucher of so many hundredths of a percent or of so many cents. */
type Voucher = { readonly permyriad: number } | { readonly cents: number };
const afterVoucher = (price: number, voucher: Voucher): number =>
  'cents' in voucher ? Math.max(0, price - voucher.cents) : price - Math.round((price * voucher.permyriad) / 10_000);
const vouchers = fc.oneof(
  fc.integer({ min: 1, max: 9999 }).map((permyriad) => ({ permyriad })),
  fc.integer({ min: 1, max: 500_000 }).map((cents) => ({ cents })),
);

describe('what a shopper with a voucher reads', () => {
  it.each(STORES)(
    'adds up in %s: lines to the goods; goods, shipping and fee to the total; net amount and tax too',
    (_country, currencyCode, rate, feeCents, coin) => {
      const amount = (cents: number) => money(cents, currencyCode);
      const prices = fc.array(fc.integer({ min: 100, max: 50_000_000 }), { minLength: 1, maxLength: 12 });
      fc.assert(
        fc.property(prices, vouchers, fc.boolean(), (exact, voucher, onDelivery) => {
          const reduced = exact.map((price) => afterVoucher(price, voucher));
          const goods = reduced.reduce((sum, price) => sum + price, 0);
          const parcel = goods < 5_900 ? feeCents : 0;
          const net = [...reduced, parcel].reduce((sum, price) => sum + netOfGross(price, rate).net, 0);
          const gross = goods + parcel;
          const fee = { gross: feeCents, ...netOfGross(feeCents, rate) };
          const payable = Math.round((gross + feeCents) / coin) * coin;
          const rounding = payable - gross - feeCents;
          const sold: Cart = {
            ...cart,
            subtotal: amount(goods),
            shippingInfo: { methodKey: 'parcel', methodName: 'Parcel', price: amount(parcel), isFree: parcel === 0 },
            totalPrice: amount(gross),
            taxedPrice: {
              totalNet: amount(net),
              totalGross: amount(gross),
              taxPortions: [{ rate, amount: amount(gross - net) }],
            },
          };
          const costs = { gross: amount(fee.gross), net: amount(fee.net), tax: amount(fee.tax), rate };
          const cash = { fee: costs, rounding: rounding === 0 ? null : amount(rounding), feeTitle: null };
          const totals = cartTotals(sold, onDelivery ? cash : undefined);
          const { rows, total, parts, beforeRounding } = readSums(totals);
          expect([rows, parts]).toEqual([total, beforeRounding]);
          const lines = shownLines(reduced.map((price) => ({ totalPrice: amount(price) })));
          const readLines = lines.reduce((sum, { totalPrice }) => sum + read(totalPrice), 0);
          expect(readLines).toBe(read(totals.subtotal));
        }),
      );
    },
  );
});

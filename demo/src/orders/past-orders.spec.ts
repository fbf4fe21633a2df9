import { describe, expect, it } from '@jest/globals';
import type { DemoProduct } from '../catalogue/product.js';
import { addressFieldErrors } from '@manifold/domain/address/field-errors';
import { addressSchema } from '@manifold/domain/address/contract';
import { emailSchema } from '@manifold/domain/email/contract';
import { cashOnDeliverySchema } from '@manifold/domain/cash-on-delivery/contract';
import { families } from '../catalogue/families.js';
import { storeDocuments } from '../market/market.js';
import { dayOf, isoDay } from './calendar.js';
import { pastOrders, type PastOrder } from './past-orders.js';

const today = dayOf(new Date('2026-11-21T15:00:00.000Z'));
const seed = 'ferrum';
const quarter = pastOrders({ from: today - 90, today, seed });

const countryOf = ({ document }: PastOrder): string => document.sections.store.countryCode;
const goodsOf = ({ lines }: PastOrder): number =>
  lines.reduce((sum, { quantity, unitCentAmount }) => sum + quantity * unitCentAmount, 0);
/** Minimum quantities and percentages (spec core §9): higher quantities for accessories, none for freight. */
const VOLUME_STEPS = [
  [10, 15],
  [5, 10],
  [3, 5],
] as const;
const ACCESSORY_STEPS = [
  [20, 15],
  [10, 10],
  [5, 5],
] as const;

function volumePercent({ productType, isFreight, condition }: DemoProduct, quantity: number): number {
  if (isFreight || condition === 'b-ware') return 0;
  const steps = productType === 'accessory' ? ACCESSORY_STEPS : VOLUME_STEPS;
  return steps.find(([pieces]) => quantity >= pieces)?.[1] ?? 0;
}

const share = (isOne: (order: PastOrder) => boolean): number => quarter.filter(isOne).length / quarter.length;

describe('the orders of the last quarter', () => {
  it('are about twelve hundred, from every store, a third of them by companies', () => {
    expect(quarter.length).toBeGreaterThan(1000);
    expect(quarter.length).toBeLessThan(1400);
    expect(new Set(quarter.map(({ document }) => document.storeKey)).size).toBe(storeDocuments.length);
    expect(share(({ buyer }) => buyer.isCompany)).toBeCloseTo(0.35, 1);
  });

  it('exist in each week, but not for today', () => {
    const days = quarter.map(({ placedAt }) => dayOf(placedAt));
    for (let week = 1; week <= 12; week += 1)
      expect(days.filter((day) => Math.ceil((today - day) / 7) === week).length).toBeGreaterThan(40);
    expect(Math.max(...days)).toBe(today - 1);
    expect(isoDay(Math.min(...days))).toBe('2026-08-23');
  });

  it('are the same each time, and include those of a shorter period', () => {
    const facts = (orders: readonly PastOrder[]) =>
      orders.map(({ document: _store, lines, ...order }) =>
        JSON.stringify({ ...order, lines: lines.map(({ product, ...line }) => ({ ...line, sku: product.sku })) }),
      );
    const month = facts(pastOrders({ from: today - 30, today, seed }));
    expect(facts(pastOrders({ from: today - 30, today, seed }))).toEqual(month);
    expect(facts(quarter.slice(-month.length))).toEqual(month);
  });

  it('have unique ascending numbers below those of the shop', () => {
    expect(new Set(quarter.map(({ orderNumber }) => orderNumber)).size).toBe(quarter.length);
    const sequenceOf = ({ orderNumber }: PastOrder): number => Number(/\d+$/.exec(orderNumber)?.[0]);
    expect(Math.max(...quarter.map(sequenceOf))).toBeLessThan(100_001);
    for (const country of new Set(quarter.map(countryOf))) {
      const sequences = quarter.filter((order) => countryOf(order) === country).map(sequenceOf);
      expect(sequences).toEqual([...sequences].sort((first, second) => first - second));
    }
    expect(quarter.find((order) => countryOf(order) === 'CZ')?.orderNumber).toMatch(/^NSCZ-\d{5}$/);
  });
});

describe('every past order', () => {
  it('contains one to four products that its store sells', () => {
    const departments = new Map(families.map(({ key, department }) => [key, department as string]));
    for (const { lines, document } of quarter) {
      expect(lines.length).toBeGreaterThanOrEqual(1);
      expect(lines.length).toBeLessThanOrEqual(4);
      const { store, brand } = document.sections;
      const sold = brand.departments.length === 0 ? [...departments.values()] : brand.departments;
      for (const { product } of lines) {
        expect(sold).toContain(departments.get(product.categoryKey));
        expect(product.notSoldIn).not.toContain(store.countryCode);
      }
    }
  });

  it('has the sum of its lines and shipping as total', () => {
    for (const order of quarter) {
      const cost = order.document.sections['shipping-cost'];
      const hasFreight = order.lines.some(({ product }) => product.isFreight);
      const fee = hasFreight ? cost.freightFeeCentAmount : cost.parcelFeeCentAmount;
      const shipping = goodsOf(order) >= cost.freeShippingThresholdCentAmount ? 0 : fee;
      expect(order.totals).toMatchObject({ shipping, gross: goodsOf(order) + shipping });
    }
  });

  it('has the tax of each line and of the shipping, each rounded half to even', () => {
    for (const { totals, lines, document } of quarter) {
      const perMille = Math.round(document.sections['tax-rate'].standardRate * 1000);
      const net = [...lines.map(({ quantity, unitCentAmount }) => quantity * unitCentAmount), totals.shipping]
        .map((gross) => {
          const divisor = 1000 + perMille;
          const whole = Math.floor((gross * 1000) / divisor);
          const left = gross * 1000 - whole * divisor;
          if (left * 2 === divisor) return whole + (whole % 2);
          return left * 2 > divisor ? whole + 1 : whole;
        })
        .reduce((sum, amount) => sum + amount, 0);
      expect(totals.net).toBe(net);
      expect(totals.tax).toBe(totals.gross - net);
    }
  });

  it('costs at most the list price minus the volume discount of its product type', () => {
    const many = quarter.flatMap(({ lines }) => lines).filter(({ quantity }) => quantity >= 3);
    expect(many.length).toBeGreaterThan(50);
    for (const { lines, document } of quarter)
      for (const { product, quantity, unitCentAmount } of lines.filter((line) => line.quantity >= 3)) {
        const { currencyCode, countryCode } = document.sections.store;
        const listed = product.prices.filter((price) => price.currencyCode === currencyCode);
        const price = listed.find(({ country }) => country === countryCode) ?? listed.find(({ country }) => !country);
        const highest = ((price?.centAmount ?? 0) * (100 - volumePercent(product, quantity))) / 100;
        expect(unitCentAmount).toBeLessThanOrEqual(highest + 0.5);
        expect(unitCentAmount).toBeGreaterThan(0);
      }
  });

  it('was paid on delivery only if its store allows it', () => {
    const onDelivery = quarter.filter(({ payment }) => payment.method === 'cash-on-delivery');
    expect(onDelivery.length).toBeGreaterThan(30);
    for (const order of onDelivery) {
      const limits = cashOnDeliverySchema.parse(order.document.sections['cash-on-delivery']);
      const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(order.totals.gross).toBeLessThanOrEqual(limits.priceLimitCentAmount);
      expect(pieces).toBeLessThanOrEqual(limits.itemLimit ?? 20);
      expect(order.totals.method).toBe('parcel');
      expect(order.payment.feeCentAmount).toBe(limits.feeCentAmount);
    }
    expect(quarter.every(({ payment }) => payment.method === 'cash-on-delivery' || payment.feeCentAmount === 0)).toBe(
      true,
    );
  });

  it('has an address that the shop accepts, and a mail address of a reserved domain', () => {
    for (const { buyer, document } of quarter) {
      const {
        store,
        'postal-code': postalCode,
        'street-number': streetNumber,
        'vat-number': vatNumber,
      } = document.sections;
      const rules = { countryCode: store.countryCode, postalCode, streetNumber, vatNumber };
      expect(addressFieldErrors(buyer.billingAddress, rules, buyer.isCompany ? 'company' : 'private')).toEqual([]);
      expect(addressFieldErrors(buyer.shippingAddress, rules, 'private')).toEqual([]);
      expect(addressSchema.safeParse(buyer.billingAddress).success).toBe(true);
      expect(emailSchema.safeParse(buyer.email).success).toBe(true);
      expect(buyer.email).toMatch(/@(example\.(com|org|net)|[a-z0-9-]+\.example)$/);
    }
  });

  it('has a VAT number in the format of the country for a company, and none for a private buyer', () => {
    for (const { buyer, document } of quarter) {
      const { prefix, placeholder } = document.sections['vat-number'];
      const form = `${prefix}${placeholder}`.replace(/\./g, '\\.').replace(/(?<=.{2})\d/g, '\\d');
      if (buyer.isCompany) expect(buyer.billingAddress.vatNumber).toMatch(new RegExp(`^${form}$`));
      else expect(buyer.billingAddress).not.toHaveProperty('vatNumber');
    }
  });

  it('has a state that fits its age: old ones are delivered and paid, new ones open, a few cancelled', () => {
    const ageOf = ({ placedAt }: PastOrder): number => today - dayOf(placedAt);
    const givenUp = ({ progress }: PastOrder): boolean =>
      progress.orderState === 'Cancelled' || progress.paymentState === 'Failed';
    const old = quarter.filter((order) => ageOf(order) > 20 && !givenUp(order));
    expect(old.every(({ progress }) => progress.orderState === 'Complete' && progress.paymentState === 'Paid')).toBe(
      true,
    );
    const fresh = quarter.filter((order) => ageOf(order) === 1);
    expect(fresh.some(({ progress }) => progress.orderState === 'Complete')).toBe(false);
    expect(share(givenUp)).toBeGreaterThan(0.01);
    expect(share(givenUp)).toBeLessThan(0.08);
    const states = new Set(quarter.map(({ progress }) => progress.paymentState));
    expect(states).toEqual(new Set(['Paid', 'Pending', 'Failed', 'CreditOwed']));
  });
});

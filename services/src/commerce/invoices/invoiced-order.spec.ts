import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { invoiceDocumentSchema, type InvoiceDraft } from '@manifold/domain/invoice/contract';
import { money } from '@manifold/domain/money/money';
import { netOfGross } from '@manifold/domain/money/round';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type {
  CustomLineItemRecord,
  LineItemRecord,
  OrderRecord,
} from '../../integrations/commercetools/ports/cart-records.js';
import { totalsWithFee } from '../payments/index.js';
import { invoiceDraftOf } from './invoiced-order.js';

const ORDERS_PER_STORE = 40;
const AT = new Date('2026-11-23T12:00:00Z');
const stores = seedDocuments(AT).map((store) => [store.storeKey, store] as const);

/** Returns a seeded random number generator for integers from 0 up to a limit. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * limit);
  };
}

type Random = (limit: number) => number;

const taxOf = (gross: number, rate: number, currency: string) => ({
  rate,
  net: money(netOfGross(gross, rate).net, currency),
  gross: money(gross, currency),
});

function randomLine(random: Random, rate: number, currency: string): LineItemRecord {
  const [quantity, unit] = [1 + random(9), 1 + random(500_000)];
  const total = quantity * unit - random(quantity * unit);
  return {
    id: 'line',
    productId: 'product',
    sku: 'EX10000001',
    name: 'Band saw',
    slug: 'band-saw',
    productTypeKey: 'standard_product',
    image: null,
    quantity,
    price: { value: money(unit, currency), discounted: null },
    totalPrice: money(total, currency),
    savings: [],
    isFreight: false,
    tax: taxOf(total, rate, currency),
  };
}

function customLine(random: Random, rate: number, currency: string): CustomLineItemRecord {
  const price = money(100 + random(5000), currency);
  const tax = taxOf(price.centAmount, rate, currency);
  return { id: 'custom', name: 'Assembly', slug: 'assembly', quantity: 1, price, totalPrice: price, tax };
}

/** An order as the commerce backend computes it: tax per line, half-even, at one or two rates. */
function randomOrder(random: Random, { sections }: StoreDocument): OrderRecord {
  const { currencyCode, countryCode, locales } = sections.store;
  const { standardRate } = sections['tax-rate'];
  const rates = [standardRate, random(3) === 0 ? 0.05 : standardRate];
  const rateOf = () => rates[random(2)] ?? standardRate;
  const lineItems = Array.from({ length: 1 + random(6) }, () => randomLine(random, rateOf(), currencyCode));
  const customLineItems = random(2) === 0 ? [] : [customLine(random, rateOf(), currencyCode)];
  const fee = money(random(2) * sections['shipping-cost'].parcelFeeCentAmount, currencyCode);
  const shippingTax = taxOf(fee.centAmount, standardRate, currencyCode);
  const taxes = [...lineItems, ...customLineItems].flatMap(({ tax }) => tax ?? []).concat(shippingTax);
  const taxPortions = [...new Set(taxes.map(({ rate }) => rate))].map((rate) => {
    const taxed = taxes.filter((tax) => tax.rate === rate);
    const amount = taxed.reduce((total, { net, gross }) => total + gross.centAmount - net.centAmount, 0);
    return { rate, amount: money(amount, currencyCode) };
  });
  const sumOf = (part: 'net' | 'gross') => taxes.reduce((total, tax) => total + tax[part].centAmount, 0);
  const isCash = random(2) === 0;
  const address = { firstName: 'Eva', lastName: 'Nová', city: 'Town', country: countryCode };
  return {
    id: 'order',
    version: 1,
    anonymousId: null,
    customerEmail: 'eva@example.com',
    locale: locales[random(locales.length)]?.locale ?? null,
    lineItems,
    customLineItems,
    shippingInfo: { methodKey: 'parcel', methodName: 'Parcel', price: fee, matchesCart: true, tax: shippingTax },
    totalPrice: money(sumOf('gross'), currencyCode),
    taxedPrice: {
      totalNet: money(sumOf('net'), currencyCode),
      totalGross: money(sumOf('gross'), currencyCode),
      taxPortions,
    },
    billingAddress: address,
    shippingAddress: random(2) === 0 ? address : { ...address, city: 'Village' },
    cashOnDeliveryFeeCentAmount: isCash ? sections['cash-on-delivery'].feeCentAmount : null,
    grossBeforeNetCentAmount: null,
    grossSubtotalBeforeNetCentAmount: null,
    cashRoundingCentAmount: isCash ? random(5) - 2 : null,
    orderNumber: `${countryCode}-100001`,
    createdAt: AT.toISOString(),
    orderState: 'Open',
    paymentInterface: isCash ? 'cash-on-delivery' : 'bank-transfer',
    paymentKeys: [],
    transactions: [],
    paymentState: null,
    shipmentState: null,
    cartId: null,
  };
}

const addUp = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the differences that an accountant would find; none if the invoice is right. */
function mistakes(draft: InvoiceDraft, order: OrderRecord): string[] {
  const { lines, taxes, totals } = draft;
  const shown = totalsWithFee(order);
  const parts = ['net', 'tax', 'gross'] as const;
  return [
    ...parts.filter((part) => addUp(lines.map((line) => line[part])) !== totals[part]).map((part) => `lines: ${part}`),
    ...parts.filter((part) => addUp(taxes.map((tax) => tax[part])) !== totals[part]).map((part) => `rates: ${part}`),
    ...parts.filter((part) => shown[part] !== totals[part]).map((part) => `order page: ${part}`),
    ...shown.taxes
      .filter(({ rate, amount }) => taxes.find((tax) => tax.rate === rate)?.tax !== amount.centAmount)
      .map(({ rate }) => `VAT at ${rate}`),
    ...[...lines, ...taxes, totals].filter(({ net, tax, gross }) => net + tax !== gross).map(() => 'net and VAT'),
    ...lines
      .filter((line) => line.quantity * line.unitCentAmount - line.discountCentAmount !== line.gross)
      .map(({ kind }) => `price of ${kind}`),
    ...(totals.payable === totals.gross + totals.rounding ? [] : ['rounding']),
  ];
}

describe('the invoices of random orders', () => {
  it.each(stores)('add up to the cent and agree with the order page: %s', (storeKey, store) => {
    const random = randomNumbers(addUp([...storeKey].map((letter) => letter.charCodeAt(0))));
    const found = Array.from({ length: ORDERS_PER_STORE }, () => {
      const order = randomOrder(random, store);
      const draft = invoiceDraftOf({ order, store, supplyOn: null, isAuthorised: false });
      invoiceDocumentSchema.parse({ ...draft, number: 'INV-1', issuedOn: '2026-11-23' });
      return mistakes(draft, order);
    });
    expect(found.flat()).toEqual([]);
  });
});

describe('the invoice of an order that is paid online', () => {
  it.each([
    ['is marked as paid if the payment is authorised', true, 'paid'],
    ['is payable as long as a voucher is not paid', false, 'payable'],
  ])('%s', (_title, isAuthorised, status) => {
    const [, store] = stores[0] ?? [];
    if (!store) throw new Error('No store is seeded');
    const order = { ...randomOrder(randomNumbers(5), store), paymentInterface: 'online' };
    expect(invoiceDraftOf({ order, store, supplyOn: null, isAuthorised }).payment.status).toBe(status);
  });
});

describe('the invoice of a net order', () => {
  const [, store] = stores.find(([key]) => key === 'ferrum_de') ?? [];

  it('from Slovakia to a German business names no VAT and why', () => {
    if (!store) throw new Error('The German store is missing');
    const order = randomOrder(randomNumbers(7), store);
    const net = order.taxedPrice?.totalNet ?? order.totalPrice;
    const untaxed = <Line extends { readonly totalPrice: OrderRecord['totalPrice'] }>(line: Line) => ({
      ...line,
      tax: { rate: 0, net: line.totalPrice, gross: line.totalPrice },
    });
    const lineItems = order.lineItems.slice(0, 1).map(untaxed);
    const total = lineItems[0]?.totalPrice ?? net;
    const draft = invoiceDraftOf({
      store,
      supplyOn: null,
      isAuthorised: false,
      order: {
        ...order,
        lineItems,
        customLineItems: [],
        shippingInfo: null,
        cashOnDeliveryFeeCentAmount: null,
        totalPrice: total,
        taxedPrice: { totalNet: total, totalGross: total, taxPortions: [{ rate: 0, amount: money(0, 'EUR') }] },
        billingAddress: { lastName: 'Muster', company: 'Muster GmbH', country: 'DE', vatNumber: '136695976' },
      },
    });
    expect(draft).toMatchObject({ vatNote: 'intra-community', totals: { tax: 0 }, taxes: [{ rate: 0, tax: 0 }] });
  });
});

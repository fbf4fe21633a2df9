import { describe, expect, it } from '@jest/globals';
import { draftInvoice, type OrderedLine } from './draft-invoice.js';
import { invoiceNumber } from './number.js';
import { INVOICE_FACTS } from './testing/invoice-facts.js';
import { vatNote } from './vat-note.js';

const saw: OrderedLine = {
  kind: 'item',
  name: 'Band saw',
  sku: 'EX10000001',
  quantity: 2,
  unitCentAmount: 6000,
  discountCentAmount: 1000,
  grossCentAmount: 11_000,
  netCentAmount: 8943,
  rate: 0.23,
};
const shipping: OrderedLine = {
  ...saw,
  kind: 'shipping',
  name: 'Parcel',
  sku: null,
  quantity: 1,
  unitCentAmount: 195,
  discountCentAmount: 0,
  grossCentAmount: 195,
  netCentAmount: 159,
};
const AMOUNTS = {
  lines: [saw, shipping],
  netCentAmount: 9102,
  grossCentAmount: 11_195,
  fee: { rate: 0.23, net: 81, tax: 19, gross: 100 },
  roundingCentAmount: -5,
};

describe('an invoice', () => {
  it('lists goods, shipping and the fee with net, VAT and gross, and their sums by rate', () => {
    const invoice = draftInvoice(INVOICE_FACTS, AMOUNTS);
    expect(invoice.lines.map(({ kind, net, tax, gross }) => [kind, net, tax, gross])).toEqual([
      ['item', 8943, 2057, 11_000],
      ['shipping', 159, 36, 195],
      ['fee', 81, 19, 100],
    ]);
    expect(invoice.taxes).toEqual([{ rate: 0.23, net: 9183, tax: 2112, gross: 11_295 }]);
    expect(invoice.totals).toEqual({ net: 9183, tax: 2112, gross: 11_295, rounding: -5, payable: 11_290 });
    expect(invoice.vatNote).toBeNull();
  });

  it('shows a discount on the whole order as a line of its own', () => {
    const invoice = draftInvoice(INVOICE_FACTS, {
      ...AMOUNTS,
      fee: null,
      netCentAmount: 8289,
      grossCentAmount: 10_195,
    });
    expect(invoice.lines.at(-1)).toMatchObject({ kind: 'discount', rate: 0.23, net: -813, tax: -187, gross: -1000 });
    expect(invoice.totals).toMatchObject({ net: 8289, gross: 10_195 });
  });

  it('keeps two rates apart, the higher one first', () => {
    const book = { ...saw, rate: 0.05, grossCentAmount: 1050, netCentAmount: 1000 };
    const invoice = draftInvoice(INVOICE_FACTS, {
      ...AMOUNTS,
      lines: [book, saw],
      netCentAmount: 9943,
      grossCentAmount: 12_050,
      fee: null,
    });
    expect(invoice.taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
      [0.23, 11_000],
      [0.05, 1050],
    ]);
  });
});

describe('the note about missing VAT', () => {
  const supply = { taxCentAmount: 0, sellerCountry: 'SK', deliveryCountry: 'DE', buyerVatNumber: '136695976' };

  it.each([
    ['is about the intra-Community supply to a business in another member state', {}, 'intra-community'],
    ['is about the export to a country outside of the European Union', { deliveryCountry: 'NO' }, 'export'],
    ['is missing if VAT is charged', { taxCentAmount: 19 }, null],
    ['is missing for a delivery in the country of the seller', { deliveryCountry: 'SK' }, null],
    ['is missing for a buyer without a VAT number', { buyerVatNumber: undefined }, null],
  ])('%s', (_title, facts, note) => {
    expect(vatNote({ ...supply, ...facts })).toBe(note);
  });
});

describe('the number of an invoice', () => {
  it('names prefix, country, year and position', () => {
    const place = { prefix: 'INV', countryCode: 'SK', year: 2026, sequence: 42 };
    expect(invoiceNumber(place)).toBe('INV-SK-2026-000042');
  });
});
